import type { Locale } from '@view-site/i18n'

import type { Localized } from '../Localized.ts'
import type { FrontMatter } from './CompiledArticle.ts'
import type { PageSource } from './PageSource.ts'

/** A page that exists in both locales. */
export interface CollectionPage {
  /** Route without the leading slash. */
  id: string
  /** Route with the leading slash, without a locale. */
  path: string
  /** First part of the route: `view-ui-plus`. */
  product: string
  /** Absolute path of the page's folder. */
  folder: string
  frontMatter: Localized<FrontMatter>
}

/** A menu entry in one locale, with the addresses of that locale. */
export type MenuNode =
  | { kind: 'group'; title: string; items: MenuNode[] }
  | { kind: 'page'; title: string; subtitle?: string; page: string; href: string }
  | { kind: 'link'; title: string; href: string }

/** A product's menu in one locale. */
export interface MenuTree {
  product: string
  title: string
  /** Address the product's own address leads to. */
  href: string
  items: MenuNode[]
}

export interface CollectionOptions {
  /** Absolute path of the folder that holds the products' folders. */
  root: string
  /** Products to read: folder names below `root`. @default every folder that holds a `menu.ts` or a page */
  products?: readonly string[]
  /** Routes outside the collection that pages may link to: `/price`. */
  routes?: readonly string[]
  /** Turns a demo into its variant for a locale (`localizeDemo` of vue-demo); may throw. @default as written */
  localizeDemo?: (source: string, locale: Locale) => string
  /** Address where a file, given relative to `root`, is edited. @default no edit link */
  editUrl?: (file: string) => string
  /** Days of the last change by file, relative to `root`. @default read from git */
  lastUpdated?: ReadonlyMap<string, string>
}

/** Every page of the site's documentation, with the order its menus give it. */
export interface Collection {
  root: string
  options: CollectionOptions
  pages: readonly CollectionPage[]
  page: (id: string) => CollectionPage | undefined
  /** The products' menus in a locale. */
  menus: (locale: Locale) => MenuTree[]
  /** All that `compile` needs of a page. Reads from disk; throws `DocsError`. */
  source: (id: string, locale: Locale) => Promise<PageSource>
}
