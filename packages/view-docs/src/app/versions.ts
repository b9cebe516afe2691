import type { MenuTree } from '@view-site/docs/compile'
import { sectionRoute } from './sectionRoute.ts'
import { site } from './site.ts'

/** Route of the older version that a path without a locale is in: `guide/1.2`; empty in a current one. */
export function versionAt(path: string): string {
  return site.versions.find((route) => `${path}/`.startsWith(`/${route}/`)) ?? ''
}

/** The menus that are shown at a path: of the version that it is in, and of the current versions of the other sections. */
export function menusAt(menus: readonly MenuTree[], path: string): MenuTree[] {
  const shown = versionAt(path)
  const old = menus.find((menu) => menu.version && sectionRoute(menu) === shown)
  const current = menus.filter(({ version }) => !version)
  return current.map((menu) => (old?.version?.section === menu.product ? { ...old, product: menu.product } : menu))
}
