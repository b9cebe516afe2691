import type { MenuTree } from '@view-site/docs/compile'

/** Route of a section without the first slash, `guide`, or of an older version of it, `guide/1.2`. */
export function sectionRoute({ product, version }: Pick<MenuTree, 'product' | 'version'>): string {
  if (!version) return product
  return version.section === '' ? version.id : `${version.section}/${version.id}`
}
