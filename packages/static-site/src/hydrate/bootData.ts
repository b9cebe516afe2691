import type { Locale } from '@view-site/i18n/locale'

/** Paths of the documentation's menus by locale, from the site's root. */
export type MenuFiles = Partial<Record<Locale, string>>

/** The files that a page needs, as its `#boot` element names them. */
export interface BootData {
  entry: string
  /** What the entry imports, each module after those it imports itself. */
  dependencies: string[]
  /** Further modules of this page. */
  modules: string[]
  /** Stylesheets that the first paint does not wait for. */
  styles: string[]
  /** Not part of the application, because they change with every title. */
  menus: MenuFiles
  /** Modules of a documentation page that run instead of the application until that is needed. */
  reader?: string[]
}

/** Reads this page's `#boot` element; `undefined` in development, where every page is the same document. */
export function readBootData(): BootData | undefined {
  const element = document.getElementById('boot')
  return element ? JSON.parse(element.textContent) : undefined
}
