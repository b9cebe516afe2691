import type { ProductMenu } from '../../define/defineMenu.ts'
import { checkMenus } from './checkMenus.ts'
import type { Collection, CollectionOptions, CollectionPage, MenuTree } from './Collection.ts'
import { frameOf, placesOf } from './frameOf.ts'
import { findPages } from '../source/findPages.ts'
import { routeOfSection } from '../source/idIn.ts'
import type { Problem } from '../Problem.ts'
import { checkAddresses, readAddresses } from '../redirects/addresses.ts'
import { readRedirects } from '../redirects/readRedirects.ts'
import type { Redirect } from '../redirects/Redirect.ts'
import { resolveRedirects } from '../redirects/resolveRedirects.ts'
import { menuPages, menuTree, readMenus } from '../source/readMenus.ts'
import { openReferences } from '../source/openReferences.ts'
import { pageHistory } from '../source/pageHistory.ts'
import { readHistory, type Commit } from '../source/readHistory.ts'
import { readPage } from '../source/readPage.ts'
import { createSite } from '../Site.ts'
import { pageChanges, showsChanges } from '../../releases/pageChanges.ts'
import { readHistories } from '../../releases/readHistories.ts'
import { createAdapter } from '../../versions/createAdapter.ts'
import { inFilesOfVersions } from '../../versions/inVersion.ts'
import { versionLinks } from '../../versions/versionLinks.ts'
import { withVersionMenus } from '../../versions/versionMenus.ts'
import { olderVersions } from '../../versions/olderVersions.ts'
import { versionPages } from '../../versions/versionPages.ts'
import { checkVersionTexts, readVersionTexts } from '../../versions/versionTexts.ts'

/** Reads the pages and menus below a folder. Problems are collected in `problems`, for `compileAll` to throw with all others. */
export async function createCollection(options: CollectionOptions): Promise<Collection> {
  return openCollection(options, await historyOf(options))
}

/** The history that the options ask for. */
export async function historyOf({ root, lastUpdated }: CollectionOptions): Promise<readonly Commit[]> {
  if (!lastUpdated) return readHistory(root)
  return [...lastUpdated].map(([file, day]) => ({ day, author: '', files: [file] }))
}

/** The same with a history that was read before. */
export async function openCollection(options: CollectionOptions, commits: readonly Commit[]): Promise<Collection> {
  const problems: Problem[] = []
  const site = createSite(options)
  const { locales } = site
  const [written, references] = await Promise.all([findPages(options, locales, problems), openReferences(options, locales)])
  const withPages = new Set(written.map(({ product }) => product))
  // In the order of the option, otherwise by name.
  const products = new Set(options.products ? options.products.filter((product) => withPages.has(product)) : withPages)
  const histories = await readHistories(options.root, products, problems)
  const texts = await readVersionTexts(options, problems)
  const adapters = new Map(
    olderVersions(options.versions).map((version) => [
      version.name,
      createAdapter(version, options, { history: histories.get(version.section), texts: texts.get(version.name) ?? {} }),
    ]),
  )
  const writtenOlder = await versionPages(options, locales, published(written, options), adapters, problems)
  problems.push(...checkVersionTexts(texts, writtenOlder, { ...options, locales }))
  const inFolders = published(written, options)
  const found = [...inFolders, ...published(writtenOlder, options), ...references.pages]
  const drafts = [...written, ...writtenOlder].filter((page) => !found.includes(page))
  const history = pageHistory(commits, locales)
  const currentMenus = await readMenus(options, products, problems)
  const menuChecks = { ...options, locales, draftIds: new Set(drafts.map(({ id }) => id)) }
  const menus = await withVersionMenus(currentMenus, menuChecks, found, problems)
  checkMenus(currentMenus, found, menuChecks, problems)
  const byId = new Map(found.map((page) => [page.id, page]))
  const byPath = new Map(found.map((page) => [page.path, page]))
  const known = (id: string): CollectionPage => {
    const page = byId.get(id)
    if (!page) throw new Error(`The collection has no page "${id}". Ask collection.page(id) first.`)
    return page
  }
  const order = [...menus].flatMap(([product, menu]) => menuPages(product, menu.items))
  const pages = [...new Set([...order.flatMap(({ id }) => byId.get(id) ?? []), ...found])]
  const places = placesOf(menus, byId)
  const versions = new Map(olderVersions(options.versions).map(({ name, id, section }) => [name, { id, section }]))
  const treeOf = (product: string, menu: ProductMenu, locale: string): MenuTree => {
    const version = versions.get(product)
    return { ...menuTree(product, menu, { locale, site, page: (id) => byId.get(id) }), ...(version ? { version } : {}) }
  }
  const firstPath = (section: string): string => {
    const menu = menus.get(section)
    return menu ? site.stripLocale(treeOf(section, menu, site.defaultLocale).href) : `/${routeOfSection(section)}`
  }
  const versionsOf = (page: CollectionPage) => {
    const links = versionLinks(page, options, (id) => byId.get(id), firstPath)
    return links ? { versions: links } : {}
  }
  const redirects = await openRedirects({ options, pages: found, menus, stripLocale: site.stripLocale }, problems)
  return {
    options,
    site,
    locales,
    pages,
    problems,
    redirects,
    drafts: new Set(drafts.map(({ path }) => path)),
    page: (id) => byId.get(id),
    pageAt: (path) => byPath.get(path),
    menus: (locale) => [...menus].map(([product, menu]) => treeOf(product, menu, locale)),
    frame: (id, locale) =>
      references.frame(id, locale) ?? {
        ...frameOf(known(id), locale, { place: places.get(id), menus, pages: byId, history, options, site }),
        ...versionsOf(known(id)),
      },
    async read(id, locale) {
      const page = references.source(id, locale)
      if (page) return { page, problems: [] }
      const asked = known(id)
      const adapter = adapters.get(asked.product)
      const history = adapter ? adapter.history : histories.get(asked.product)
      const adapt = asked.version?.text === 'adapted' ? adapter : undefined
      const { page: source, problems } = await readPage(asked, locale, { ...options, locales: asked.locales ?? locales, history, adapt })
      const wrong = inFilesOfVersions(problems, { pages, options })
      if (!history || !showsChanges(source.markdown)) return { page: source, problems: wrong }
      const siblings = found.filter(({ product }) => product === asked.product)
      return { page: { ...source, changes: await pageChanges(history, siblings, options.load) }, problems: wrong }
    },
  }
}

/** The pages that a build shows. */
function published(pages: readonly CollectionPage[], { drafts }: CollectionOptions): CollectionPage[] {
  return pages.filter((page) => drafts || !isDraft(page))
}

/** Whether a page is being written in any locale. */
function isDraft({ frontMatter }: CollectionPage): boolean {
  return Object.values(frontMatter).some(({ draft }) => draft)
}

interface RedirectSources {
  options: CollectionOptions
  pages: readonly CollectionPage[]
  menus: ReadonlyMap<string, ProductMenu>
  stripLocale: (path: string) => string
}

/** Reads the moved pages, and checks that no published page is gone without one. */
async function openRedirects({ options, pages, menus, stripLocale }: RedirectSources, problems: Problem[]): Promise<Redirect[]> {
  const { root, checkAddresses: isChecked = true } = options
  const [written, listed] = await Promise.all([readRedirects(options, problems), isChecked ? readAddresses(root) : undefined])
  const paths = pages.map(({ path }) => path)
  const sections = [...menus.keys()].map((product) => `/${routeOfSection(product)}`)
  const routes = new Set(['/', ...(options.routes ?? []), ...sections, ...paths])
  const redirects = resolveRedirects(written, { root, routes, stripLocale }, problems)
  if (listed) problems.push(...checkAddresses(listed, paths, redirects))
  return redirects
}
