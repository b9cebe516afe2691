import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileCollection, type Articles, type Collection } from '@view-site/docs/compile'
import { createLocalePaths } from '@view-site/i18n/locale'
import { frameEndId } from '@view-site/layout/prepaint'
import {
  articleFiles,
  createPageWriter,
  feeds,
  llms,
  robots,
  searchIndex,
  sitemap,
  writeMenus,
  writeOutputs,
  type SiteOutput,
  type WritePagesContext,
} from '@view-site/static-site/build'
import { openSiteFiles } from '@view-site/static-site/files'
import type * as server from '../app/server.tsx'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { entryKey } from './entries.ts'

/** The built server module. */
export type Server = typeof server

/** All pages, compiled and checked. */
export interface Compiled {
  collection: Collection
  articles: Articles
}

/** Compiles and checks all pages. */
export async function compilePages(collection: Collection, root: string): Promise<Compiled> {
  return { collection, articles: await compileCollection(collection, { cache: join(root, 'node_modules/.cache/view-docs') }) }
}

/** Writes the static site: every page in every locale, and every file generated from the content. */
export async function writePages(
  { server, assets, outDir, files: built, version, prepared }: WritePagesContext<Server, Compiled>,
  { root, site }: ResolvedConfig,
): Promise<void> {
  const { collection, articles } = prepared
  const { locales } = collection
  const { origin } = site
  const localePaths = createLocalePaths(locales, { base: site.base })
  const defaultTitle = site.title[localePaths.defaultLocale] ?? ''
  const files = await openSiteFiles({ outDir, record: join(root, 'dist/files.json') })
  const scripts = { beforePaint: server.beforePaintScript, boot: server.bootSource }
  const menus = await writeMenus(files, collection)
  for (const locale of locales) server.setMenus(locale, collection.menus(locale))
  const demosOf = (page: string) => assets.urlOf(`virtual:view-docs/demos/${page}`)
  const pages = createPageWriter({
    render: server.renderPage,
    document: {
      localePaths,
      menus,
      origin,
      siteName: defaultTitle,
      scripts,
      hasImage: false,
      icon: iconOf(root, site.base),
      renderUntil: frameEndId,
    },
    assets,
    files,
    outDir,
    sourceOf: () => undefined,
    messagesOf: () => '',
    article: { routeId: server.articleRouteId, modules: [], reader: entryKey(root, 'reader') },
    sections: sectionPaths(collection, site.home !== undefined),
    demosOf,
    version: createHash('sha256')
      .update(JSON.stringify([version, menus, scripts, site]))
      .digest('base64url'),
    refs: articles.refs,
  })
  const isSection = (product: string) => site.sections.includes(product)
  const outputs: SiteOutput[] = [
    pages,
    articleFiles({ files, origin, localePaths, articles, pathOf: (id) => `/${id}`, demosOf }),
    sitemap({ files, origin, collection, paths: site.home ? ['/'] : [], isListed: isSection }),
    llms({ files, origin, collection, articles, title: defaultTitle, about: site.description, hasChapters: isSection }),
    feeds({ files, origin, localePaths, author: defaultTitle, titleOf: (title, locale) => `${title} - ${site.title[locale]}` }),
    searchIndex(files, collection),
  ]
  await writeOutputs({ collection, articles, outputs })
  const others = site.home ? ['/', '/404'] : ['/404']
  await Promise.all(others.flatMap((path) => locales.map((locale) => pages.plain(path, locale))))
  await files.write('/robots.txt', robots({ origin, localePaths, disallowed: [] }))
  await files.finish(built)
}

/** The icon in the public folder; an empty one keeps browsers from asking for `/favicon.ico`. */
export function iconOf(root: string, base: string): string {
  return existsSync(join(root, 'public/favicon.svg')) ? `${base}favicon.svg` : 'data:,'
}

/** The path of each section leads to its first page, and without a home page so does the root. */
function sectionPaths({ menus, locales, site: { stripLocale } }: Collection, hasHome: boolean): Record<string, string> {
  const trees = menus(locales[0] ?? '')
  const paths = Object.fromEntries(trees.flatMap(({ product, href }) => (product === '' ? [] : [[`/${product}`, stripLocale(href)]])))
  const [first] = trees
  return hasHome || !first ? paths : { ...paths, '/': stripLocale(first.href) }
}
