import { join } from 'node:path'

import type { MenuItem, MenuTitle, ProductMenu } from '../../define/defineMenu.ts'
import type { CollectionOptions, CollectionPage, MenuNode, MenuTree } from '../collection/Collection.ts'
import { textLocale } from '../fallback/textLocale.ts'
import { idIn } from './idIn.ts'
import { lineOfError, describeError } from './lineIn.ts'
import { loadDefault } from './loadDefault.ts'
import { titleIn } from './titleIn.ts'
import type { Problem } from '../Problem.ts'
import { inLocale, type Site } from '../Site.ts'

/** Menus of the products that have one: product → menu. */
export async function readMenus(
  options: CollectionOptions,
  products: Iterable<string>,
  problems: Problem[],
): Promise<Map<string, ProductMenu>> {
  const menus = new Map<string, ProductMenu>()
  for (const product of products) {
    const menu = await readMenu(idIn(product, 'menu.ts'), options, problems)
    if (menu) menus.set(product, menu)
  }
  return menus
}

/** The menu in a file, given relative to the content; `undefined` if there is none that can be read. */
export async function readMenu(file: string, { root, load }: CollectionOptions, problems: Problem[]): Promise<ProductMenu | undefined> {
  const menu = await loadDefault(join(root, file), load).catch((error: unknown) => {
    problems.push({
      file,
      ...lineOfError(error, join(root, file)),
      message: `The menu cannot be read: ${describeError(error, join(root, file))}`,
      fix: 'Fix the file.',
    })
  })
  if (isMenu(menu)) return menu
  if (menu !== undefined)
    problems.push({
      file,
      line: 1,
      message: 'The menu has no items.',
      fix: 'Write `export default defineMenu({ title, index, items })`.',
    })
  return undefined
}

function isMenu(value: unknown): value is ProductMenu {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}

/** Pages of a menu in their order, with the titles of the groups around each. */
export function menuPages(
  product: string,
  items: readonly MenuItem[],
  groups: readonly MenuTitle[] = [],
): { id: string; groups: readonly MenuTitle[] }[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [{ id: idIn(product, item.page), groups }]
    return item.kind === 'group' ? menuPages(product, item.items, [...groups, item.title]) : []
  })
}

interface MenuView {
  locale: string
  site: Site
  page: (id: string) => CollectionPage | undefined
}

/** A product's menu in one locale. */
export function menuTree(product: string, menu: ProductMenu, { locale, site, page }: MenuView): MenuTree {
  const { localizePath } = site
  const nodeOf = (item: MenuItem): MenuNode[] => {
    if (item.kind === 'link') return [{ kind: 'link', title: titleIn(item.title, locale), href: localizePath(item.href, locale) }]
    if (item.kind === 'group') {
      const items = item.items.flatMap(nodeOf)
      // All its pages may be drafts.
      return items.length > 0 ? [{ kind: 'group', title: titleIn(item.title, locale), items }] : []
    }
    const found = page(idIn(product, item.page))
    if (!found) return []
    const { title, subtitle } = inLocale(found.frontMatter, locale)
    const text = textLocale(found, locale, site)
    const more = { ...(item.hidden === true ? { hidden: true as const } : {}), ...(text === locale ? {} : { lang: text }) }
    return [{ kind: 'page', title, ...(subtitle ? { subtitle } : {}), page: found.id, href: localizePath(found.path, locale), ...more }]
  }
  const pages = [idIn(product, menu.index), ...menuPages(product, menu.items).map(({ id }) => id)]
  // An older version may lack the first page.
  const index = pages.flatMap((id) => page(id)?.path ?? [])[0] ?? `/${idIn(product, menu.index)}`
  return { product, title: titleIn(menu.title, locale), href: localizePath(index, locale), items: menu.items.flatMap(nodeOf) }
}
