/** Addresses of the menu files by locale. */
export type MenuFiles = Partial<Record<string, string>>

/** Addresses of modules and style sheets by the selector of the control whose press needs them. */
export type PressFiles = Record<string, string[]>

/** The files that a page needs, as its `#boot` element names them. */
export interface BootData {
  entry: string
  /** Modules that the entry imports, in dependency order. */
  dependencies: string[]
  /** Further modules of this page. */
  modules: string[]
  /** Stylesheets that the first paint does not wait for. */
  styles?: string[]
  /** Separate files, because they change with every page title and the application does not. */
  menus: MenuFiles
  /** Modules that run on an article page until the application is needed. */
  reader?: string[]
  /** Modules that the reader imports once its controls run: requested after what a press needs. */
  readerParts?: string[]
  /** Files that a press on a control needs before the application, by the selector of the control: fetched with the press. */
  presses?: PressFiles
  /** Asks whether to load scripts again that could not be loaded. */
  retry: string
}

/** Reads this page's `#boot` element; `undefined` in development, where every page is the same document. */
export function readBootData(): BootData | undefined {
  const element = document.getElementById('boot')
  return element ? JSON.parse(element.textContent) : undefined
}
