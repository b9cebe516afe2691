import { join } from 'node:path'

import type { MenuItem, MenuTitle, ProductMenu } from '../../define/defineMenu.ts'
import { isLeftOver, languageName } from '../source/chinese.ts'
import type { CollectionOptions, CollectionPage } from './Collection.ts'
import { idIn } from '../source/idIn.ts'
import { lineIn } from '../source/lineIn.ts'
import type { Problem } from '../Problem.ts'
import { listOf, writeIn } from '../source/localesInWords.ts'
import { titleIn } from '../source/titleIn.ts'
import { menuPages } from '../source/readMenus.ts'

/** Reports a problem at the line where some texts of the menu follow each other. */
type Report = (place: readonly string[], message: string, fix: string) => void

/** Reports menu entries without a target, duplicates, missing translations, and pages in no menu. */
export function checkMenus(
  menus: ReadonlyMap<string, ProductMenu>,
  pages: readonly CollectionPage[],
  { root, routes = [], locales, draftIds = new Set(), fileOf = (product) => idIn(product, 'menu.ts') }: MenuChecks,
  problems: Problem[],
): void {
  const ids = new Set(pages.map(({ id }) => id))
  const paths = new Set(['/', ...routes, ...pages.map(({ path }) => path)])
  for (const [product, menu] of menus) {
    const file = fileOf(product)
    const report: Report = (place, message, fix) => problems.push({ file, ...lineIn(join(root, file), place), message, fix })
    const below = (id: string) => id.slice(idIn(product, '').length)
    const missing = locales.length > 1 ? `there is no such page in ${listOf(locales)}` : 'there is no such page'
    const listed = menuPages(product, menu.items).map(({ id }) => id)
    for (const id of new Set([idIn(product, menu.index), ...listed])) {
      if (draftIds.has(id)) {
        if (id === idIn(product, menu.index))
          report([menu.index], `The first page of the menu, "${id}", is a draft.`, 'Name another one as `index`, or publish the page.')
      } else if (!ids.has(id)) report([below(id)], `The menu leads to "${id}", and ${missing}.`, 'Write the page, or take the entry out.')
    }
    for (const id of new Set(listed.filter((id, index) => listed.indexOf(id) < index)))
      report(
        [below(id), below(id)],
        `The menu leads to "${id}" twice.`,
        'Keep one entry: a page has one place, one previous and one next page.',
      )
    checkEntries(menu, { paths, locales, report })
    checkListed(product, menu, pages, { menu: file, locales, problems })
  }
}

/** What menus are checked against. */
export interface MenuChecks extends CollectionOptions {
  locales: readonly string[]
  /** Ids of drafts, which menus leave out. @default none */
  draftIds?: ReadonlySet<string>
  /** File of a product's menu, relative to the content. @default `<product>/menu.ts` */
  fileOf?: (product: string) => string
}

interface Listing {
  menu: string
  locales: readonly string[]
  problems: Problem[]
}

/** Reports the pages of a product that its menu does not have, but those that an older version shares with the current one. */
export function checkListed(
  product: string,
  { items }: ProductMenu,
  pages: readonly CollectionPage[],
  { menu, locales: [locale = ''], problems }: Listing,
): void {
  const listed = new Set(menuPages(product, items).map(({ id }) => id))
  for (const { id, product: of, frontMatter, version } of pages) {
    if (of !== product || listed.has(id) || frontMatter[locale]?.hidden || (version && version.text !== 'own')) continue
    problems.push({
      file: `${id}/${locale}.md`,
      line: 1,
      message: 'No menu leads to this page.',
      fix: `Add it to ${menu}, or write \`hidden: true\` in its front matter.`,
    })
  }
}

interface EntryChecks {
  paths: ReadonlySet<string>
  locales: readonly string[]
  report: Report
}

/** Titles and addresses of entries that are no pages. */
function checkEntries({ title, items }: ProductMenu, { paths, locales, report }: EntryChecks): void {
  const visit = (item: MenuItem) => {
    if (item.kind === 'page') return
    checkTitle(item.title)
    if (item.kind === 'group') return item.items.forEach(visit)
    const path = item.href.replace(/[?#].*$/, '')
    if (path.startsWith('/') && !paths.has(path))
      report([item.href], `The menu leads to ${item.href}, and there is no such page.`, 'Correct the address.')
  }
  const checkTitle = (title: MenuTitle) => {
    for (const locale of locales) {
      const text = titleIn(title, locale)
      if (!text.trim())
        report(Object.values(title).slice(0, 1), `A title of the menu is missing in ${locale}: ${JSON.stringify(title)}.`, writeIn(locales))
      else if (isLeftOver(text, locale, locales))
        report([text], `The ${languageName(locale)} title “${text}” of the menu is Chinese.`, 'Translate it.')
    }
  }
  checkTitle(title)
  items.forEach(visit)
}
