/** Products that a page or a part of it may require, with their display names. */
const names = { pro: 'View UI Plus Pro', admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' } as const

/** A product that can be required. */
export type Product = keyof typeof names

/** Whether a text is the key of a product. */
export function isProduct(name: string): name is Product {
  return Object.hasOwn(names, name)
}

/** Display name of a product; an unknown one is returned unchanged. */
export function productName(name: string): string {
  return isProduct(name) ? names[name] : name
}

/** Keys in a comma list or a YAML list. */
export function productList(value: unknown): string[] {
  const list = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : typeof value === 'string' ? value.split(',') : []
  return list.map((name) => name.trim()).filter(Boolean)
}
