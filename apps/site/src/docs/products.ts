/** What has documentation, the products and the site's packages, by the first part of its pages' addresses, and the page that one begins with. */
export const productIndexes = {
  'view-ui-plus': 'guide/introduce',
  'admin-plus': 'introduce',
  'admin-cloud': 'introduce',
  icrud: 'introduce',
  packages: 'introduce',
} as const

export type Product = keyof typeof productIndexes

/** Names of the documented products. */
export const products = Object.keys(productIndexes)

/** Whether a first path segment is a documented product. */
export function isProduct(segment: string): segment is Product {
  return Object.hasOwn(productIndexes, segment)
}
