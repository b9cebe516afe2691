import { createHash } from 'node:crypto'
import { buildAttribute } from '@view-site/docs/reader'
import type { Articles, Collection } from '@view-site/docs/compile'
import { isRightToLeft } from '@view-site/i18n/locale'
import type { ClientAssets } from '../bundle/clientAssets.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import { inlineScript } from '../inline/inlineScript.ts'
import { offlineWorker } from './offlineWorker.ts'
import { removalWorker } from './removalWorker.ts'
import { workerPath } from './workerPath.ts'

/** What is stored for reading without a network: the files of the application, menus and search, and the pages to begin with. */
export interface OfflineFilesOptions {
  files: Pick<SiteFiles, 'write'>
  collection: Pick<Collection, 'locales' | 'site'>
  articles: Pick<Articles, 'refs'>
  assets: Pick<ClientAssets, 'forPage'>
  /** Changes with the code of the pages. */
  version: string
  /** Files of the client build that pages load on demand and that have to work without a network, such as the search. */
  core: readonly string[]
  /** Pages that may be stored, with all below them, without a locale: `/guide`. All other pages are left to the network. */
  pages: readonly string[]
  /** Paths that the worker leaves alone, with all below them, such as those of an API. @default none */
  ignored?: readonly string[]
}

/** Writes the service worker of the site. Pages register it with `registerOffline`. */
export async function offlineFiles(options: OfflineFilesOptions): Promise<void> {
  const { files, collection, articles, assets, version, core, pages, ignored = [] } = options
  const { locales, site } = collection
  const hash = createHash('sha256').update([version, ...articles.refs.map((ref) => ref.version)].join('\n'))
  const worker = inlineScript(offlineWorker, {
    version: hash.digest('base64url').slice(0, 16),
    base: site.base,
    mark: `${buildAttribute}="${assets.forPage([]).entry}"`,
    core,
    immutable: `^${escaped(site.base)}/(?:assets|search/(?:.+/)?(?:${locales.join('|')}))/`,
    pages: `^${escaped(site.base)}(?:/(?:${locales.join('|')}))?(?:${pages.map(startOf).join('|')})`,
    ignored: ignored.length > 0 ? `^(?:${ignored.map(startOf).join('|')})` : '^$',
    locales: locales.map((locale) => ({
      locale,
      dir: isRightToLeft(locale) ? ('rtl' as const) : ('ltr' as const),
      ...site.texts(locale).offline,
    })),
  })
  await files.write(workerPath, worker)
}

/** Writes a worker that removes an installed one and everything it stored: for a site that no longer wants it. */
export async function removeOffline(files: Pick<SiteFiles, 'write'>): Promise<void> {
  await files.write(workerPath, inlineScript(removalWorker))
}

/** Expression for a path and all below it; `/` is the home page alone. */
function startOf(path: string): string {
  return path === '/' ? '/?$' : `${escaped(path)}(?:/|$)`
}

function escaped(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
