import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { ArticleAsset } from '../compile/assets/ArticleAsset.ts'
import { createAsset } from '../compile/assets/createAsset.ts'
import { resolveAnchors } from '../compile/collection/anchors.ts'
import type { Collection, CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { CompiledArticle, CompiledBody } from '../compile/page/CompiledArticle.ts'
import { historyOf, openCollection } from '../compile/collection/createCollection.ts'
import { bodyInLocale } from '../compile/fallback/bodyInLocale.ts'
import { textLocale } from '../compile/fallback/textLocale.ts'
import { createCompiler } from '../compile/page/createCompiler.ts'
import { addressesFile } from '../compile/redirects/addresses.ts'
import { redirectsFile } from '../compile/redirects/redirectsFile.ts'
import { readHead } from '../compile/source/findPages.ts'
import { factsOf } from '../compile/collection/PageFacts.ts'
import { pageKey } from '../compile/cache/pageKey.ts'
import type { PageSource } from '../compile/source/PageSource.ts'
import { pictureFiles } from '../compile/source/pictureFiles.ts'
import { snippetFile } from '../compile/source/snippetFiles.ts'
import type { Commit } from '../compile/source/readHistory.ts'
import type { Problem } from '../compile/Problem.ts'
import type { PageApi } from '../define/defineApi.ts'
import { bodyInVersion, folderIn, inFilesOfVersions } from '../versions/inVersion.ts'
import { versionTextsFile } from '../versions/versionTexts.ts'

/** Files that more than one page depends on. */
const collectionFiles: ReadonlySet<string> = new Set(['menu.ts', redirectsFile, addressesFile, versionTextsFile])

/** A file of a page, of a product or of the whole content that changed. */
export interface ChangedFile {
  /** Page id or product; empty for the whole content. */
  folder: string
  /** `zh-CN.md`, `demos/type.vue`, `api.ts`, `menu.ts`, `redirects.ts`; of a file that the page shows its absolute path. */
  name: string
  /** It was there before, and still is. */
  isEdit: boolean
}

/** A page in every locale that it is written in, and its problems: those that need no other page. */
export interface CompiledPage {
  bodies: CompiledBody[]
  problems: Problem[]
  /** Its `api.ts`, if it has one that can be read. */
  api?: PageApi
}

/** Pages on demand, always as they are on disk. */
export interface DevDocs {
  /** The last collection without a mistake that hides pages or menus. */
  collection: () => Promise<Collection>
  /** A page with its header and footer; `undefined` if it does not exist. */
  article: (id: string, locale: string) => Promise<CompiledArticle | undefined>
  /** A page in every locale that it is written in; `undefined` if it does not exist. */
  compiled: (id: string) => Promise<CompiledPage | undefined>
  /** Ids of the pages whose text is in a folder of the content: of a current page and of the older versions that share it. */
  pagesIn: (folder: string) => Promise<string[]>
  /** Ids of the pages that show a file, given as an absolute path, of those compiled so far. */
  pagesShowing: (file: string) => string[]
  /** The file that some page needs at a path, of the pages compiled so far. */
  asset: (path: string) => Promise<Uint8Array> | undefined
  /** Reloads menus, titles and the list of pages if a changed file may concern them. Returns whether they differ. */
  refresh: (file: ChangedFile) => Promise<boolean>
  /** The collection as it was read last, with its problems. A mistake in it may hide pages or menus that `collection` still has. */
  latest: () => Promise<Collection>
}

type Compiled = { key: string; body: CompiledBody; problems: Problem[] }

/** One compiler and one collection for a development server. */
export function createDevDocs(options: CollectionOptions): DevDocs {
  const compiler = createCompiler(options, options.load)
  const known = new Map<string, Compiled>()
  const shownFiles = new Map<string, ReadonlySet<string>>()
  let history: Promise<readonly Commit[]> | undefined
  let collection: Promise<Collection> | undefined
  let latest: Collection | undefined
  // No edit changes the history: asking git each time would be the longest part of an update.
  const open = async () => (latest = await openCollection(options, await (history ??= historyOf(options))))
  const current = () => (collection ??= open())
  const compile = async (source: PageSource): Promise<Compiled> => {
    const place = `${source.locale} ${source.id}`
    const key = pageKey('', source)
    const before = known.get(place)
    if (before?.key === key) return before
    const fresh = { key, ...(await compiler.compileBody(source)) }
    known.set(place, fresh)
    for (const asset of fresh.body.assets) assets.set(asset.path, asset)
    return fresh
  }
  const noteShown = (page: CollectionPage, { locale, markdown, snippets = {} }: PageSource) => {
    const files = Object.keys(snippets).flatMap((path) => snippetFile(path, page, options) ?? [])
    const { publicFolder } = options
    if (publicFolder !== undefined) files.push(...pictureFiles(markdown, publicFolder).values())
    shownFiles.set(`${locale} ${page.id}`, new Set(files))
  }
  const assets = new Map<string, ArticleAsset>()
  const created = new Map<string, Promise<Uint8Array>>()
  const compiled = async (id: string): Promise<CompiledPage | undefined> => {
    const pages = await current()
    const page = pages.page(id)
    const locales = page?.locales ?? pages.locales
    if (!page || !locales.every((locale) => hasText(page, locale))) return undefined
    const found: Problem[] = []
    let api: PageApi | undefined
    const bodies = await Promise.all(
      locales.map(async (locale) => {
        const { page: source, problems: inFiles } = await pages.read(id, locale)
        noteShown(page, source)
        const { body, problems: inPage } = await compile(source)
        found.push(...inFiles, ...inPage)
        api ??= source.api
        return body
      }),
    )
    return { bodies, problems: inFilesOfVersions(found, pages), ...(api ? { api } : {}) }
  }
  return {
    collection: current,
    compiled,
    latest: async () => latest ?? current(),
    asset(path) {
      const found = assets.get(path)
      if (!found) return undefined
      // A path names its content: it is made once.
      const content = created.get(path) ?? createAsset(found, options.publicFolder ?? '')
      created.set(path, content)
      content.catch(() => created.delete(path))
      return content
    },
    async pagesIn(folder) {
      return (await current()).pages.flatMap((page) => (folderIn(options.root, page) === folder ? [page.id] : []))
    },
    pagesShowing(file) {
      const places = [...shownFiles].filter(([, files]) => files.has(file))
      return [...new Set(places.map(([place]) => place.slice(place.indexOf(' ') + 1)))]
    },
    async refresh({ folder, name, isEdit }) {
      const before = await current()
      const page = before.page(folder)
      const locale = before.locales.find((locale) => name === `${locale}.md`)
      const isElsewhere = locale ? page !== undefined && (await hasSameHead(page, locale)) : !collectionFiles.has(name)
      // A collection with a mistake that hid a page was not taken: what corrects it may be as it was before.
      if (isEdit && isElsewhere && latest === before) return false
      const next = await open()
      if (hasLost(before, next)) return false
      collection = Promise.resolve(next)
      return summary(before) !== summary(next)
    },
    async article(id, locale) {
      const pages = await current()
      const page = pages.page(id)
      const text = page && textLocale(page, locale, pages.site)
      const written = (await compiled(id))?.bodies.find((body) => body.locale === text)
      if (!written || !page) return undefined
      const body = bodyInVersion(written, page, pages)
      // Anchors of other pages stay as written: those pages are not compiled here.
      const resolved = { ...body, ...resolveAnchors(body, factsOf(body), new Map()) }
      const shown = text === locale ? resolved : bodyInLocale(resolved, locale, pages, new Map())
      return compiler.frame(shown, pages.frame(id, locale))
    },
  }
}

/** Its folder may have lost a file since the collection was read. A reference has none. */
function hasText({ folder }: CollectionPage, locale: string): boolean {
  return !existsSync(folder) || existsSync(join(folder, `${locale}.md`))
}

async function hasSameHead({ folder, frontMatter }: CollectionPage, locale: string): Promise<boolean> {
  const head = await readHead(folder, locale).catch(() => undefined)
  return JSON.stringify(head) === JSON.stringify(frontMatter[locale])
}

/** Whether a mistake hides a page or a menu that was there: the browser keeps the last sound state until it is corrected. */
function hasLost(before: Collection, next: Collection): boolean {
  const isWrong = (folder: string) => next.problems.some(({ file }) => file.startsWith(`${folder}/`))
  const menus = new Set(menusOf(next))
  return before.pages.some(({ id }) => !next.page(id) && isWrong(id)) || menusOf(before).some((name) => !menus.has(name) && isWrong(name))
}

/** Products that have a menu. */
function menusOf({ menus, site }: Collection): string[] {
  return menus(site.defaultLocale).map(({ product }) => product)
}

/** What is shown outside of the articles. */
function summary(collection: Collection): string {
  return JSON.stringify([collection.pages.map(({ id, frontMatter }) => [id, frontMatter]), ...collection.locales.map(collection.menus)])
}
