import { createHash } from 'node:crypto'
import { articlePayload, type ArticleRef, type CompiledArticle } from '@view-site/docs/compile'
import { localizePath, type Locale } from '@view-site/i18n/locale'
import type { ClientAssets, SiteFiles } from '@view-site/prerender'
import type * as server from '../src/server.tsx'
import type { MenuFiles } from '../src/app/bootData.ts'
import type { DocumentHtmlOptions } from '../src/head/documentHtml.ts'
import { landingPaths } from '../src/publicPaths.ts'
import type { DemosOf } from './demosOf.ts'
import { sortSheets } from './laterSheet.ts'
import type { SiteOutput } from './outputs/SiteOutput.ts'

export interface PageWriterOptions {
  server: typeof server
  assets: ClientAssets
  files: SiteFiles
  /** Folder of the client build. */
  outDir: string
  /** Source file of each route by its id. */
  routes: ReadonlyMap<string, string>
  scripts: DocumentHtmlOptions['scripts']
  menus: MenuFiles
  demosOf: DemosOf
  /** Changes with everything that shapes a page beside its article. */
  version: string
  refs: readonly ArticleRef[]
  /** Whether pages have a picture for links to them. */
  cards: boolean
}

/** Renders pages as documents: those of articles as they come, the others by `plain`. */
export interface PageWriter extends SiteOutput {
  article: (article: CompiledArticle, page: { path: string }) => Promise<void>
  /** Writes the page of a route that no article brought. */
  plain: (path: string, locale: Locale) => Promise<void>
}

/** Pages of this route are read long before they are used: the application comes when it is wanted. */
const articleRoute = '/$product/$'

/** Stands beside every article, and comes with it: its styles are wanted before the first paint. */
const articlePanel = 'src/docs/DocsPanel.tsx'

/** Makes the writer. A page whose article and code are those of the last build is not rendered again. */
export function createPageWriter({
  server,
  assets,
  files,
  outDir,
  routes,
  scripts,
  menus,
  demosOf,
  version,
  refs,
  cards,
}: PageWriterOptions): PageWriter {
  const versions = new Map(refs.map((ref) => [`${ref.locale} ${ref.id}`, ref.version]))
  const written = new Set<string>()
  const sheetsOf = sortSheets(outDir)
  const write = async (path: string, locale: Locale, article?: CompiledArticle) => {
    written.add(localizePath(path, locale))
    const demos = article && demosOf(article.id)
    const payload = article && articlePayload(article, demos)
    const render = async () => {
      const source = { load: async (id: string) => (payload && id === article.id ? payload : null) }
      const { head, body, routeIds } = await server.renderPage(path, locale, source)
      const isArticle = routeIds.at(-1) === articleRoute
      const sources = [
        ...routeIds.flatMap((id) => routes.get(id) ?? []).map((file) => `src/${file}.tsx`),
        `src/locales/${locale}.ts`,
        ...(isArticle ? [articlePanel] : []),
      ]
      const { styles, ...modules } = assets.forPage(sources)
      return server.documentHtml({
        head,
        body,
        routeId: routeIds.at(-1) ?? '',
        modules,
        sheets: sheetsOf(styles, body),
        menus,
        reader: isArticle ? assets.entryModules('src/reader.ts') : undefined,
        origin: server.env.origin,
        siteName: server.brand.title,
        scripts,
        cards,
      })
    }
    const own = article ? (versions.get(`${locale} ${article.id}`) ?? '') : ''
    const key = createHash('sha256')
      .update([version, own, demos ?? '', path, locale].join('\n'))
      .digest('base64url')
    for (const address of [path, ...sectionsOf(path)]) await files.write(fileOf(localizePath(address, locale)), render, key)
  }
  return {
    article: (article, { path }) => write(path, article.locale, article),
    async plain(path, locale) {
      if (!written.has(localizePath(path, locale))) await write(path, locale)
    },
  }
}

/** Sections whose first page this is: they answer with it, and the browser corrects the address. */
function sectionsOf(path: string): string[] {
  return Object.entries(landingPaths).flatMap(([section, page]) => (page === path ? [section] : []))
}

function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`
}
