import type { MenuTree } from '@view-site/docs/compile'

/**
 * The menus that are shown on a page: of the version that it belongs to, and of the current versions of the other sections.
 * @param version Route of an older version without the first slash, `guide/1.2`; empty on all other pages.
 */
export function menusAt(menus: readonly MenuTree[], version: string): MenuTree[] {
  const old = menus.find((menu) => menu.version && [menu.version.section, menu.version.id].filter(Boolean).join('/') === version)
  const current = menus.filter((menu) => !menu.version)
  return current.map((menu) => (old?.version?.section === menu.product ? { ...old, product: menu.product } : menu))
}
