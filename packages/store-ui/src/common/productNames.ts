import type { OrderItem, Product } from '@view-site/contract'

/** Product names, the same in every language. */
export const productNames: Readonly<Record<Product, string>> = { admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' }

/** The name of an order line; an edition's name starts with its product, unless it already contains it. */
export function itemName(item: OrderItem, locale: keyof OrderItem['name']): string {
  const own = item.name[locale]
  if (!('product' in item) || own.includes(productNames[item.product])) return own
  return `${productNames[item.product]} ${own}`
}
