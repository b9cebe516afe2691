import { createHash } from 'node:crypto'
import type { ArticlePayload } from '@view-site/docs'
import { articlePayload, type ArticleRef, type CompiledArticle } from '@view-site/docs/compile'
import type { ClientAssets } from '../bundle/clientAssets.ts'
import { documentHtml, type DocumentHtmlOptions, type ReaderFiles } from '../document/documentHtml.ts'
import { localizedFile } from '../document/localizedFile.ts'
import type { PageHead } from '../document/PageHead.ts'
import { sortSheets } from '../document/sortSheets.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { DemosOfPage, Snapshots } from '../snapshots/createSnapshots.ts'
import { insertSnapshots } from '../snapshots/insertSnapshots.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** A page as the application renders it. */
export interface RenderedPage {
  head: PageHead
  /** HTML inside `#app`. */
  body: string
  /** HTML of the closed dialogs that presses open before any code has run: see `holdPresses`. @default none */
  frames?: string | undefined
  /** Ids of the matched routes, from the root down. */
  routeIds: readonly string[]
}

/** What the documents of all pages have in common, and how one is rendered. */
export interface PageWriterOptions {
  /** Renders a page; `load` returns the page's own article, and `null` for any other. */
  render: (path: string, locale: string, articles: { load: (id: string) => Promise<ArticlePayload | null> }) => Promise<RenderedPage>
  /** Parts of the document that are the same on all pages. */
  document: Pick<
    DocumentHtmlOptions,
    'menus' | 'origin' | 'localePaths' | 'siteName' | 'scripts' | 'hasImage' | 'icon' | 'identity' | 'renderUntil' | 'retryQuestions'
  >
  assets: ClientAssets
  files: SiteFiles
  /** Folder of the client build. */
  outDir: string
  /** Source file of a route as the manifest names it, by the route's id. */
  sourceOf: (routeId: string) => string | undefined
  /** Source file of a locale's messages. */
  messagesOf: (locale: string) => string
  /** Pages of this route work without the application, which loads when it is needed. */
  article: {
    routeId: string
    /** Further source files whose styles an article needs before its first paint. */
    modules: readonly string[]
    /** Entry that runs instead of the application. */
    reader: string
    /** Sources, or bundles, that the entry imports dynamically once its controls run. @default none */
    readerParts?: readonly string[]
    /** Source files that a press on a control needs before the application, by the selector of the control. @default none */
    presses?: (locale: string) => Readonly<Record<string, readonly string[]>>
  }
  /** Paths of sections, each with the path of the page that it shows; without a locale. */
  sections: Readonly<Record<string, string>>
  /** URL of the module with a page's demos, by the page's id. */
  demosOf: (id: string) => string | undefined
  /** Draws the first demos of a page. @default demos are drawn when they run */
  snapshots?: Snapshots | undefined
  /**
   * URLs of the files that a drawn demo of an article needs, in the order in which a press on it requests them. @default each is requested
   * when the code that imports it runs
   */
  demoFiles?: ((demo: DrawnDemo) => readonly string[]) | undefined
  /** The demos of pages that are not articles, by path without a locale. Their modules are those of `demosOf`. @default none have demos */
  plainDemos?: Readonly<Record<string, DemosOfPage>> | undefined
  /** Changes with everything that affects a page besides its article. */
  version: string
  refs: readonly ArticleRef[]
}

/** A demo that a page shows before it runs. */
export interface DrawnDemo {
  /** Id of its page. */
  page: string
  name: string
  locale: string
}

/** Writes pages as documents: `article` those of articles, `plain` the others. */
export interface PageWriter extends SiteOutput {
  article: (article: CompiledArticle, page: { path: string }) => Promise<void>
  /** Writes the page of a route that is no article. Call it before `finish` of the site's files. */
  plain: (path: string, locale: string) => Promise<void>
}

/** Creates the writer. A page whose article and code have not changed since the last build is not rendered again. */
export function createPageWriter(options: PageWriterOptions): PageWriter {
  const {
    render,
    document,
    assets,
    files,
    outDir,
    sourceOf,
    messagesOf,
    article: articles,
    sections,
    demosOf,
    snapshots,
    demoFiles = () => [],
    plainDemos = {},
    version,
    refs,
  } = options
  const { localePaths } = document
  const versions = new Map(refs.map((ref) => [`${ref.locale} ${ref.id}`, ref.version]))
  const sheetsOf = sortSheets(outDir, localePaths.base)
  const readerFiles = (locale: string): ReaderFiles => {
    const { reader, readerParts, presses } = articles
    // What a source is itself before the smaller files that it shares: few connections of HTTP/1.1 wait for the first answers.
    const filesOf = (sources: readonly string[]) => [
      ...new Set(sources.flatMap((source) => assets.furtherFiles([source], [reader]).toReversed())),
    ]
    return {
      reader: assets.entryModules(reader),
      ...(readerParts && { readerParts: assets.furtherFiles(readerParts, [reader]) }),
      ...(presses && { presses: mapValues(presses(locale), filesOf) }),
    }
  }
  const write = async (path: string, locale: string, article?: CompiledArticle) => {
    const own = article ?? (Object.hasOwn(plainDemos, path) ? plainDemos[path] : undefined)
    const demos = own && demosOf(own.id)
    const html = async () => {
      const drawn = own && demos !== undefined ? await snapshots?.of(own, locale, demos) : undefined
      const whole = article && articlePayload(article, demos)
      const filesOf = (name: string) => (own ? demoFiles({ page: own.id, name, locale }) : [])
      const payload = whole && drawn ? { ...whole, html: insertSnapshots(whole.html, drawn, filesOf) } : whole
      const {
        head,
        body: rendered,
        frames = '',
        routeIds,
      } = await render(path, locale, { load: async (id) => (payload && id === article?.id ? payload : null) })
      const body = drawn && !article ? insertSnapshots(rendered, drawn) : rendered
      const routeId = routeIds.at(-1) ?? ''
      const isArticle = routeId === articles.routeId
      const sources = [...routeIds.flatMap((id) => sourceOf(id) ?? []), messagesOf(locale), ...(isArticle ? articles.modules : [])]
      const { styles, ...modules } = assets.forPage(sources)
      const reader = isArticle ? readerFiles(locale) : undefined
      const sheets = sheetsOf(styles, frames + body)
      return documentHtml({ ...document, head, body, frames, routeId, modules, sheets, styles: drawn?.css, reader })
    }
    const isLater = own && demos !== undefined && snapshots?.areLater(own) === true
    const articleVersion = article ? (versions.get(`${locale} ${article.id}`) ?? '') : ''
    const key = createHash('sha256')
      .update([version, articleVersion, demos ?? '', path, locale].join('\n'))
      .digest('base64url')
    // The path of a section serves the same page; in the browser the router redirects to the page's own path.
    const ofSections = Object.keys(sections).filter((section) => sections[section] === path)
    for (const address of [path, ...ofSections]) {
      const file = fileOf(localizedFile(address, locale, localePaths))
      const draft = `${key} without snapshots`
      await files.write(file, html, isLater && !files.has(file, key) ? draft : key, draft)
    }
  }
  return {
    article: (article, { path }) => write(path, article.locale, article),
    plain: (path, locale) => write(path, locale),
  }
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
