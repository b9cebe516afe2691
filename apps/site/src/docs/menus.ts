import type { MenuNode, MenuTree } from '@view-site/docs/compile'
import type { Locale } from '@view-site/i18n/locale'

const loaders: Record<Locale, () => Promise<{ menus: MenuTree[] }>> = {
  'zh-CN': () => import('virtual:docs/zh-CN'),
  'en-US': () => import('virtual:docs/en-US'),
}
const loaded = new Map<Locale, MenuTree[]>()

/** Loads the menus of the documented products in one locale. */
export async function loadMenus(locale: Locale): Promise<void> {
  loaded.set(locale, (await loaders[locale]()).menus)
}

/** Puts other menus in the place of those that were loaded. */
export function replaceMenus(locale: Locale, menus: MenuTree[]): void {
  loaded.set(locale, menus)
}

/** The menus of a locale that `loadMenus` has loaded. */
export function docsMenus(locale: Locale): MenuTree[] {
  const menus = loaded.get(locale)
  if (!menus) throw new Error(`The menus of ${locale} were not loaded: call loadMenus() before the first render.`)
  return menus
}

/** All pages below some menu entries, in the menu's order. */
export function pagesOf(nodes: readonly MenuNode[]): Extract<MenuNode, { kind: 'page' }>[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? pagesOf(node.items) : node.kind === 'page' ? [node] : []))
}
