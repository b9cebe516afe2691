import type { ComponentType } from '../../viewTypes.ts'

/** A short label after a menu item, such as `New`. */
export interface MenuBadge {
  text: string
  className?: string
}

/** A badge given by path, apart from the menu: badges change more often than menus. */
export interface PathBadge extends MenuBadge {
  path: string
}

/** An icon: a component, or a name that `createLayout({ icons })` knows. */
export type MenuIcon = string | ComponentType<{ className?: string }>

/** An item of a menu as the app writes it, or as a server sends it. */
export interface MenuNode {
  title: string
  /** Language of the title, where it is another than that of the page. */
  lang?: string
  /** Second name, shown next to the title: `Button` `按钮`. */
  subtitle?: string
  /** Path of the app or address of another site. A node without one is a group. */
  path?: string
  /** Name of a head-menu section; sider nodes point to it with `header`. */
  name?: string
  /** Head-menu section a top node of the sider belongs to. */
  header?: string
  children?: readonly MenuNode[]
  /** Shown only where `can` returns true. */
  auth?: readonly string[]
  icon?: MenuIcon
  /** Class of a custom icon, in place of `icon`. */
  custom?: string
  /** Address of an image, in place of `icon`. */
  img?: string
  /** Address of a larger picture, shown in dropdowns of the head menu. */
  cover?: string
  /** A short explanation, shown in dropdowns of the head menu. */
  desc?: string
  target?: '_self' | '_blank'
  /** Replace the history entry. @default false */
  replace?: boolean
  /** A divider above the item. @default false */
  divided?: boolean
  /** Pages of this section have no sider. @default false */
  hideSider?: boolean
  badge?: MenuBadge
  /** Known to the layout (section, title) but not drawn. @default false */
  hidden?: boolean
}

/** Both menus of an app. */
export interface LayoutMenu {
  header: readonly MenuNode[]
  /** Top nodes of every section's sider; `header` names the section. */
  sider: readonly MenuNode[]
  badges?: readonly PathBadge[]
}
