import type { LicenceOptions } from '../Site.ts'

/** What is wrong with a list of products, if anything, and which ones there are. */
export function checkProducts(names: readonly string[], { products }: LicenceOptions): { message: string; known: string } | undefined {
  const keys = Object.keys(products)
  const known = keys.length > 0 ? `a comma list of ${keys.join(', ')}` : 'a product that the option `licences` of the site names'
  const unknown = names.filter((name) => !Object.hasOwn(products, name))
  if (unknown.length > 0) return { message: `There is no product "${unknown.join('", "')}".`, known }
  return names.length === 0 ? { message: 'The access block names no product.', known } : undefined
}

/** Keys in a comma list or a YAML list. */
export function productList(value: unknown): string[] {
  const list = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : typeof value === 'string' ? value.split(',') : []
  return list.map((name) => name.trim()).filter(Boolean)
}
