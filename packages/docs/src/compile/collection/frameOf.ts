import type { MenuTitle, ProductMenu } from '../../define/defineMenu.ts'
import type { CollectionOptions, CollectionPage } from './Collection.ts'
import { textLocale } from '../fallback/textLocale.ts'
import { idIn } from '../source/idIn.ts'
import type { PageFrame, PageLink } from '../source/PageSource.ts'
import type { PageHistory } from '../source/pageHistory.ts'
import { menuPages } from '../source/readMenus.ts'
import { titleIn } from '../source/titleIn.ts'
import { inLocale, type Site } from '../Site.ts'
import { folderIn } from '../../versions/inVersion.ts'

/** Where a page is in the menu of its product. */
export interface Place {
  /** Titles of the groups around it, the outer one first. */
  groups: readonly MenuTitle[]
  previous: CollectionPage | undefined
  next: CollectionPage | undefined
}

/** What the frame of a page depends on. */
export interface Surroundings {
  place: Place | undefined
  menus: ReadonlyMap<string, ProductMenu>
  pages: ReadonlyMap<string, CollectionPage>
  history: PageHistory
  options: CollectionOptions
  site: Site
}

/** What surrounds the text of a page in a locale: breadcrumb, neighbours in the menu, dates, contributors and links to its source. */
export function frameOf(page: CollectionPage, locale: string, { place, menus, pages, history, options, site }: Surroundings): PageFrame {
  const menu = menus.get(page.product)
  const index = menu && pages.get(idIn(page.product, menu.index))
  const product = menu && { title: titleIn(menu.title, locale), ...(index ? { path: index.path } : {}) }
  const breadcrumb = [...(product ? [product] : []), ...(place?.groups ?? []).map((title) => ({ title: titleIn(title, locale) }))]
  const folder = folderIn(options.root, page)
  const text = textLocale(page, locale, site)
  const { published, updated = history.updated(folder, text) } = inLocale(page.frontMatter, locale)
  const contributors = history.contributors(folder, text).slice(0, options.contributors ?? 0)
  return {
    ...(page.locales ? { locales: page.locales } : {}),
    breadcrumb,
    ...(place?.previous ? { previous: linkTo(place.previous, locale, site) } : {}),
    ...(place?.next ? { next: linkTo(place.next, locale, site) } : {}),
    ...(published ? { published } : {}),
    ...(updated ? { updated } : {}),
    ...(contributors.length > 0 ? { contributors } : {}),
    ...(options.asksHelpful ? { asksHelpful: true as const } : {}),
    ...(options.reportUrl
      ? { reportUrl: options.reportUrl({ id: page.id, path: page.path, locale, title: inLocale(page.frontMatter, locale).title }) }
      : {}),
    ...(options.editUrl ? { editUrl: options.editUrl(`${folder}/${text}.md`) } : {}),
  }
}

/** The place of each page in its product's menu. */
export function placesOf(menus: ReadonlyMap<string, ProductMenu>, pages: ReadonlyMap<string, CollectionPage>): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [product, menu] of menus) {
    const entries = menuPages(product, menu.items).filter(({ id }) => pages.has(id))
    entries.forEach(({ id, groups }, index) => {
      const [previous, next] = [index - 1, index + 1].map((place) => pages.get(entries[place]?.id ?? ''))
      places.set(id, { groups, previous, next })
    })
  }
  return places
}

function linkTo(page: CollectionPage, locale: string, site: Site): PageLink {
  const { title, subtitle } = inLocale(page.frontMatter, locale)
  const lang = textLocale(page, locale, site)
  return { title, ...(subtitle ? { subtitle } : {}), path: page.path, ...(lang === locale ? {} : { lang }) }
}
