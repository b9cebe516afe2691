import type { MenuTree } from '@view-site/docs/compile'

/**
 * The menus that are shown on a page: of the version that it belongs to, and of the current versions of the other sections. The same array
 * for all pages of a version, so that what an app derives from it can be cached by it.
 * @param version Route of an older version without the first slash, `guide/1.2`; empty on all other pages.
 */
export function menusAt(menus: readonly MenuTree[], version: string): readonly MenuTree[] {
  const ofVersions = known.get(menus) ?? new Map<string, readonly MenuTree[]>()
  known.set(menus, ofVersions)
  const found = ofVersions.get(version) ?? findMenus(menus, version)
  ofVersions.set(version, found)
  return found
}

const known = new WeakMap<readonly MenuTree[], Map<string, readonly MenuTree[]>>()

function findMenus(menus: readonly MenuTree[], version: string): readonly MenuTree[] {
  const old = menus.find((menu) => menu.version && [menu.version.section, menu.version.id].filter(Boolean).join('/') === version)
  const current = menus.filter((menu) => !menu.version)
  return current.map((menu) => (old?.version?.section === menu.product ? { ...old, product: menu.product } : menu))
}
