import { isProduct } from './products.ts'

/**
 * Route of the older version that a path, given without a locale, is in: `view-ui-plus/1.2`; empty in the current one and outside of the
 * documentation. Names of versions begin with a digit, those of pages do not.
 */
export function versionAt(path: string): string {
  const [, product = '', version] = /^\/([^/]+)\/(\d[^/]*)/.exec(path) ?? []
  return version !== undefined && isProduct(product) ? `${product}/${version}` : ''
}
