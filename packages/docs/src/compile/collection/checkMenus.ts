import { join } from 'node:path'

import { locales } from '@view-site/i18n/locale'

import type { MenuItem, ProductMenu } from '../../define/defineMenu.ts'
import { chinese } from '../source/chinese.ts'
import type { CollectionOptions, CollectionPage } from './Collection.ts'
import { lineIn } from '../source/lineIn.ts'
import type { Problem } from '../Problem.ts'
import { menuPages } from '../source/readMenus.ts'

/** Reports a problem at the line where some texts of the menu follow each other. */
type Report = (place: readonly string[], message: string, fix: string) => void

/** Reports menu entries without a target, duplicates, missing translations, and pages in no menu. */
export function checkMenus(
  menus: ReadonlyMap<string, ProductMenu>,
  pages: readonly CollectionPage[],
  { root, routes = [] }: CollectionOptions,
  problems: Problem[],
): void {
  const ids = new Set(pages.map(({ id }) => id))
  const paths = new Set(['/', ...routes, ...pages.map(({ path }) => path)])
  for (const [product, menu] of menus) {
    const file = `${product}/menu.ts`
    const report: Report = (place, message, fix) => problems.push({ file, ...lineIn(join(root, file), place), message, fix })
    const below = (id: string) => id.slice(product.length + 1)
    const listed = menuPages(product, menu.items).map(({ id }) => id)
    for (const id of new Set([`${product}/${menu.index}`, ...listed])) {
      if (!ids.has(id))
        report(
          [below(id)],
          `The menu leads to "${id}", and there is no such page in both locales.`,
          'Write the page, or take the entry out.',
        )
    }
    for (const id of new Set(listed.filter((id, index) => listed.indexOf(id) < index)))
      report(
        [below(id), below(id)],
        `The menu leads to "${id}" twice.`,
        'Keep one entry: a page has one place, one previous and one next page.',
      )
    checkEntries(menu, paths, report)
    const isListed = new Set(listed)
    for (const page of pages) if (page.product === product && !isListed.has(page.id)) checkListed(page, file, problems)
  }
}

function checkListed({ id, frontMatter }: CollectionPage, menu: string, problems: Problem[]): void {
  if (frontMatter['zh-CN'].hidden) return
  problems.push({
    file: `${id}/zh-CN.md`,
    line: 1,
    message: 'No menu leads to this page.',
    fix: `Add it to ${menu}, or write \`hidden: true\` in its front matter.`,
  })
}

/** Titles and addresses of entries that are no pages. */
function checkEntries({ title, items }: ProductMenu, paths: ReadonlySet<string>, report: Report): void {
  const visit = (item: MenuItem) => {
    if (item.kind === 'page') return
    checkTitle(item.title)
    if (item.kind === 'group') return item.items.forEach(visit)
    const path = item.href.replace(/[?#].*$/, '')
    if (path.startsWith('/') && !paths.has(path))
      report([item.href], `The menu leads to ${item.href}, and there is no such page.`, 'Correct the address.')
  }
  const checkTitle = (text: ProductMenu['title']) => {
    for (const locale of locales) {
      if (!text[locale]?.trim())
        report(
          Object.values(text).slice(0, 1),
          `A title of the menu is missing in ${locale}: ${JSON.stringify(text)}.`,
          'Write it in both locales.',
        )
    }
    if (chinese.test(text['en-US'] ?? ''))
      report([text['en-US']], `The English title “${text['en-US']}” of the menu is Chinese.`, 'Translate it.')
  }
  checkTitle(title)
  items.forEach(visit)
}
