/** First page of each documented product and of the packages, by the first segment of their paths. */
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

/** Whether the first segment of a path is a documented product. */
export function isProduct(segment: string): segment is Product {
  return Object.hasOwn(productIndexes, segment)
}
