import type { OrderItem, Product } from '@view-site/contract'

/** Names of the products: the same in every language. */
export const productNames: Readonly<Record<Product, string>> = { admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' }

/** An order line's name; an edition has its product in front, unless its own name says it already. */
export function itemName(item: OrderItem, locale: keyof OrderItem['name']): string {
  const own = item.name[locale]
  if (!('product' in item) || own.includes(productNames[item.product])) return own
  return `${productNames[item.product]} ${own}`
}
