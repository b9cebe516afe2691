import type { ArticleAsset } from '../compile/assets/ArticleAsset.ts'
import { createAsset } from '../compile/assets/createAsset.ts'
import { resolveAnchors } from '../compile/collection/checkCollection.ts'
import type { Collection, CollectionOptions, CollectionPage } from '../compile/collection/Collection.ts'
import type { CompiledArticle, CompiledBody } from '../compile/page/CompiledArticle.ts'
import { compareStructure } from '../compile/collection/compareStructure.ts'
import { createCollection } from '../compile/collection/createCollection.ts'
import { createCompiler } from '../compile/page/createCompiler.ts'
import { readHead } from '../compile/source/findPages.ts'
import { lastUpdated } from '../compile/source/lastUpdated.ts'
import { factsOf } from '../compile/collection/PageFacts.ts'
import { pageKey } from '../compile/cache/pageKey.ts'
import type { PageSource } from '../compile/source/PageSource.ts'
import { pictureFiles } from '../compile/source/pictureFiles.ts'
import { snippetFile } from '../compile/source/snippetFiles.ts'
import type { Problem } from '../compile/Problem.ts'

/** A file of a page or of a product that changed. */
export interface ChangedFile {
  /** Page id or product. */
  folder: string
  /** `zh-CN.md`, `demos/type.vue`, `api.ts`, `menu.ts`; of a file that the page shows its absolute path. */
  name: string
  /** It was there before, and still is. */
  isEdit: boolean
}

/** Pages on demand, always as they are on disk. */
export interface DevDocs {
  collection: () => Promise<Collection>
  /** A page with its problems; `undefined` if it does not exist. */
  article: (id: string, locale: string) => Promise<{ article: CompiledArticle; problems: Problem[] } | undefined>
  /** Ids of the pages that show a file, given as an absolute path, of those compiled so far. */
  pagesShowing: (file: string) => string[]
  /** The file that some page needs at a path, of the pages compiled so far. */
  asset: (path: string) => Promise<Uint8Array> | undefined
  /** Reloads menus, titles and the list of pages if a changed file may concern them; on errors they stay unchanged. */
  refresh: (file: ChangedFile) => Promise<{ problems: Problem[]; isOther: boolean }>
}

type Compiled = { key: string; body: CompiledBody; problems: Problem[] }

/** One compiler and one collection for a development server. */
export function createDevDocs(options: CollectionOptions): DevDocs {
  const compiler = createCompiler(options)
  const compiled = new Map<string, Compiled>()
  const shownFiles = new Map<string, ReadonlySet<string>>()
  let days: Promise<ReadonlyMap<string, string>> | undefined
  let collection: Promise<Collection> | undefined
  // Days come from the history, which no edit changes: asking git each time would be the longest part of an update.
  const open = async () =>
    createCollection({ ...options, lastUpdated: options.lastUpdated ?? (await (days ??= lastUpdated(options.root))) })
  const current = () => (collection ??= open())
  const compile = async (source: PageSource): Promise<Compiled> => {
    const place = `${source.locale} ${source.id}`
    const key = pageKey('', source)
    const known = compiled.get(place)
    if (known?.key === key) return known
    const fresh = { key, ...(await compiler.compileBody(source)) }
    compiled.set(place, fresh)
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
  return {
    collection: current,
    asset(path) {
      const found = assets.get(path)
      if (!found) return undefined
      // A path names its content: it is made once.
      const content = created.get(path) ?? createAsset(found, options.publicFolder ?? '')
      created.set(path, content)
      content.catch(() => created.delete(path))
      return content
    },
    pagesShowing(file) {
      const places = [...shownFiles].filter(([, files]) => files.has(file))
      return [...new Set(places.map(([place]) => place.slice(place.indexOf(' ') + 1)))]
    },
    async refresh({ folder, name, isEdit }) {
      const before = await current()
      const page = before.page(folder)
      const locale = before.locales.find((locale) => name === `${locale}.md`)
      const isElsewhere = locale ? page !== undefined && (await hasSameHead(page, locale)) : name !== 'menu.ts'
      if (isEdit && isElsewhere) return { problems: [], isOther: false }
      const next = await open()
      const problems = next.problems.filter(({ file }) => file === `${folder}/${name}`)
      if (problems.length > 0) return { problems, isOther: false }
      collection = Promise.resolve(next)
      return { problems, isOther: summary(before) !== summary(next) }
    },
    async article(id, locale) {
      const pages = await current()
      const known = pages.page(id)
      if (!known) return undefined
      const problems: Problem[] = []
      const bodies = await Promise.all(
        pages.locales.map(async (locale) => {
          const { page, problems: found } = await pages.read(id, locale)
          noteShown(known, page)
          const { body, problems: more } = await compile(page)
          problems.push(...found, ...more)
          return body
        }),
      )
      // Links are for the build to check: here only this page is compiled.
      const [main, ...others] = bodies
      if (main) for (const other of others) problems.push(...compareStructure(main, other))
      const body = bodies.find((body) => body.locale === locale)
      if (!body) return undefined
      // Anchors of other pages stay as written: those pages are not compiled here.
      const resolved = resolveAnchors(body, factsOf(body), new Map())
      return { article: compiler.frame({ ...body, ...resolved }, pages.frame(id, locale)), problems }
    },
  }
}

async function hasSameHead({ folder, frontMatter }: CollectionPage, locale: string): Promise<boolean> {
  const head = await readHead(folder, locale).catch(() => undefined)
  return JSON.stringify(head) === JSON.stringify(frontMatter[locale])
}

/** What is shown outside of the articles. */
function summary(collection: Collection): string {
  return JSON.stringify([collection.pages.map(({ id, frontMatter }) => [id, frontMatter]), ...collection.locales.map(collection.menus)])
}
