/** Products with documentation: the first part of their pages' addresses. */
export const products = ['view-ui-plus'] as const

export type Product = (typeof products)[number]

/** Whether a first path segment is a documented product. */
export function isProduct(segment: string): segment is Product {
  return (products as readonly string[]).includes(segment)
}
