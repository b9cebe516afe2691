import type { Localized } from './Localized.ts'

/** A title: one for each locale of the site, or a string that all of them share. */
export type MenuTitle = string | Localized

/** A page of the product; its label is the page's own title and subtitle. */
export interface MenuPage {
  kind: 'page'
  /** Route below the product: `component/base/button`. */
  page: string
  /** Not drawn in the menus. The page keeps its place: group, previous and next. @default false */
  hidden?: boolean
}

/** A titled group of pages and further groups. */
export interface MenuGroup {
  kind: 'group'
  title: MenuTitle
  items: readonly MenuItem[]
}

/** A link out of the product: to another part of the site, or to another site. */
export interface MenuLink {
  kind: 'link'
  title: MenuTitle
  href: string
}

/** One entry of a product's menu. */
export type MenuItem = MenuPage | MenuGroup | MenuLink

/** Menu of one product. The order of the pages here is the order of previous / next. */
export interface ProductMenu {
  title: MenuTitle
  /** Page that the root of the product redirects to: `guide/introduce`. */
  index: string
  items: readonly MenuItem[]
}

/** Types a product's menu; `export default defineMenu({ … })` in `content/<product>/menu.ts`, or in `content/menu.ts` of a site without products. */
export function defineMenu<const Menu extends ProductMenu>(menu: Menu): Menu {
  return menu
}
