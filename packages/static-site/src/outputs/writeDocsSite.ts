import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticlePayload } from '@view-site/docs'
import type { Articles, Collection, MenuTree } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import type { WritePagesContext } from '../bundle/staticSite.ts'
import { reportProgress } from '../bundle/reportProgress.ts'
import { reportServable } from '../bundle/reportServable.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import { articleAssets } from './articleAssets.ts'
import { articleFiles } from './articleFiles.ts'
import { createPageWriter, type PageWriterOptions, type RenderedPage } from './createPageWriter.ts'
import { robots } from './robots.ts'
import { searchIndex } from './searchIndex.ts'
import { createSnapshots, type DemosOfPage, type SnapshotOptions } from '../snapshots/createSnapshots.ts'
import type { SiteOutput } from './SiteOutput.ts'
import { sitemap } from './sitemap.ts'
import { writeDialogs } from './writeDialogs.ts'
import { writeMenus } from './writeMenus.ts'
import { writeOutputs } from './writeOutputs.ts'

/** What every output of a site may use. */
export interface OutputContext {
  files: SiteFiles
  /** Folder of the built site. */
  outDir: string
  origin: string
  localePaths: LocalePaths
  collection: Collection
  articles: Articles
  /** URL of the module with a page's demos, by the page's id. */
  demosOf: (id: string) => string | undefined
}

/** Adds files to a site: called once for each build. */
export type OutputFactory<Context extends OutputContext = OutputContext> = (context: Context) => SiteOutput | Promise<SiteOutput>

/** The server bundle of a documentation site. */
export interface DocsServer {
  renderPage: (
    path: string,
    locale: string,
    articles: { load: (id: string, locale: string) => Promise<ArticlePayload | null> },
  ) => Promise<RenderedPage>
  /** Takes the menus of a locale, which pages are rendered with. */
  setMenus: (locale: string, menus: readonly MenuTree[]) => void
}

/** All pages of a site, compiled and checked. */
export interface CompiledPages {
  collection: Collection
  articles: Articles
}

/** What is in the documents of a site, and which files it has besides those of every site. */
export interface WriteDocsSiteOptions
  extends
    Pick<PageWriterOptions, 'article' | 'demoFiles' | 'demosOf' | 'messagesOf' | 'sections' | 'sourceOf'>,
    Pick<OutputContext, 'files' | 'localePaths' | 'origin'> {
  build: Pick<WritePagesContext<unknown>, 'assets' | 'files' | 'logger' | 'outDir'>
  pages: CompiledPages
  server: DocsServer
  document: Pick<
    PageWriterOptions['document'],
    'hasImage' | 'icon' | 'identity' | 'renderUntil' | 'retryQuestions' | 'scripts' | 'siteName'
  >
  /** Changes with everything that affects all pages, besides their menus, inline scripts and questions. */
  version: string
  /** Route of a page by its id. @default `/` and the id */
  pathOf?: (id: string) => string
  /** Paths of the pages that are no articles, without a locale: those that search engines may list, and the others. */
  paths: { indexed: readonly string[]; others: readonly string[] }
  /** Beginnings of paths that crawlers must not visit. @default none */
  disallowed?: readonly string[]
  /** Whether the sitemap lists the articles of a product. */
  isListed: (product: string) => boolean
  /** Source files of dialogs that the application imports when they open, by locale and the name of the dialog. @default none are fetched with it */
  dialogs?: (locale: string) => Readonly<Record<string, readonly string[]>>
  /** How demos are drawn at build, so that pages show them before they run. @default they are not */
  snapshots?: SnapshotOptions
  /** The demos of pages that are not articles, by path without a locale. @default none have demos */
  plainDemos?: Readonly<Record<string, DemosOfPage>>
  /** Further files. */
  outputs: readonly OutputFactory[]
}

/**
 * Writes a documentation site: its pages and articles, menus, search index, sitemap and `robots.txt`, what its own outputs add, and the files of the
 * bundles. Files that no longer belong to it are removed. The first build of a folder reports when its pages that are no articles are written: a
 * server that waits for the others may serve it from then on. Later ones do not, because pages of two builds would be mixed.
 */
export async function writeDocsSite(options: WriteDocsSiteOptions): Promise<void> {
  const { build, files, origin, localePaths, server, document, demosOf, isListed, paths, pathOf = (id) => `/${id}` } = options
  const { collection, articles } = options.pages
  const { locales } = collection
  const isFirst = !existsSync(join(build.outDir, 'index.html'))
  const menus = await writeMenus(files, collection)
  if (options.dialogs) await writeDialogs(files, locales, build.assets, options.dialogs)
  for (const locale of locales) server.setMenus(locale, collection.menus(locale))
  const snapshots = options.snapshots && createSnapshots(options.snapshots, { base: localePaths.base, outDir: build.outDir })
  const writer = createPageWriter({
    ...options,
    snapshots,
    render: server.renderPage,
    document: { ...document, localePaths, menus, origin },
    assets: build.assets,
    outDir: build.outDir,
    version: hashOf([options.version, menus, document.scripts, document.retryQuestions]),
    refs: articles.refs,
  })
  const context: OutputContext = { files, outDir: build.outDir, origin, localePaths, collection, articles, demosOf }
  const own = await Promise.all(options.outputs.map(async (output) => output(context)))
  const outputs = [
    writer,
    articleFiles({ files, origin, localePaths, articles, pathOf, demosOf }),
    articleAssets(files, collection, articles),
    sitemap({ files, origin, collection, paths: paths.indexed, isListed }),
    searchIndex(files, collection),
    ...own,
  ]
  const ofArticles = articlePaths(options.pages, localePaths)
  const plain = [...paths.indexed, ...paths.others].flatMap((path) => locales.map((locale) => ({ path, locale })))
  await Promise.all(
    plain
      .filter(({ path, locale }) => !ofArticles.has(localePaths.localizePath(path, locale)))
      .map(({ path, locale }) => writer.plain(path, locale)),
  )
  if (isFirst) reportServable()
  await writeOutputs({ collection, articles, outputs })
  await files.write(
    '/robots.txt',
    robots({ origin, localePaths, disallowed: options.disallowed ?? [], lines: own.flatMap(({ robots: lines = [] }) => lines) }),
  )
  await files.finish(build.files)
  const undrawn = (await snapshots?.finish()) ?? []
  if (undrawn.length > 0) build.logger.warn(undrawn.join('\n'))
  reportProgress({ phase: 'pages written', done: articles.refs.length, of: articles.refs.length })
}

/** The addresses of all articles. */
function articlePaths({ collection, articles }: CompiledPages, { localizePath }: LocalePaths): Set<string> {
  return new Set(
    articles.refs.flatMap(({ id, locale }) => {
      const page = collection.page(id)
      return page ? [localizePath(page.path, locale)] : []
    }),
  )
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
