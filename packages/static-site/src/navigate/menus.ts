import type { MenuNode, MenuTree } from '@view-site/docs/compile'
import { readBootData } from '../hydrate/bootData.ts'

const loaded = new Map<string, readonly MenuTree[]>()

/**
 * Loads the menus of a locale, unless they are set already. The build writes them as separate files.
 * @param base Path that the site is served below, without a slash at its end. Only read in development. @default ''
 */
export async function loadMenus(locale: string, base = ''): Promise<void> {
  if (loaded.has(locale)) return
  const path = readBootData()?.menus[locale] ?? `${base}/menus/${locale}.json`
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The menus could not be loaded: ${path} responded with status ${response.status}.`)
  setMenus(locale, await response.json())
}

/** Sets or replaces the menus of a locale. */
export function setMenus(locale: string, menus: readonly MenuTree[]): void {
  loaded.set(locale, menus)
}

/** The loaded menus of a locale. Throws if they were not loaded. */
export function docsMenus(locale: string): readonly MenuTree[] {
  const menus = loaded.get(locale)
  if (!menus) throw new Error(`The menus of ${locale} were not loaded: call loadMenus() before the first render.`)
  return menus
}

/** All pages below some menu entries, in the menu's order. */
export function pagesOf(nodes: readonly MenuNode[]): Extract<MenuNode, { kind: 'page' }>[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? pagesOf(node.items) : node.kind === 'page' ? [node] : []))
}
