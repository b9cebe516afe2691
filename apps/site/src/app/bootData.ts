import type { Locale } from '@view-site/i18n/locale'

/** The documentation's menus by locale, as paths from the site's root. */
export type MenuFiles = Partial<Record<Locale, string>>

/** What a page says about the files it needs, in its `#boot` element. */
export interface BootData {
  entry: string
  /** What the entry imports, each after what it imports itself. */
  dependencies: string[]
  /** Further modules of this page. */
  modules: string[]
  /** Stylesheets that the first paint does not wait for. */
  styles: string[]
  /** Menus are no part of the application: they change with every title. */
  menus: MenuFiles
  /** What comes to life instead of the application until that is wanted: the modules of a documentation page. */
  reader?: string[]
}

/** What this page says; nothing in development, where every page is the same document. */
export function readBootData(): BootData | undefined {
  const element = document.getElementById('boot')
  return element ? JSON.parse(element.textContent) : undefined
}
