import type { MenuTree } from '@view-site/docs/compile'

/** Route of a section without the leading slash, `guide`, or of an older version of it, `guide/1.2`. */
export function sectionRoute({ product, version }: Pick<MenuTree, 'product' | 'version'>): string {
  return version ? [version.section, version.id].filter(Boolean).join('/') : product
}
