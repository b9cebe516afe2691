import type { OrderItem, Product } from '@view-site/contract'

/** Names of the products: the same in every language. */
export const productNames: Readonly<Record<Product, string>> = { admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' }

/** An order line's name with its product in front, unless the line's own name says it already. */
export function itemName({ product, name }: Pick<OrderItem, 'product' | 'name'>, locale: keyof OrderItem['name']): string {
  const own = name[locale]
  return own.includes(productNames[product]) ? own : `${productNames[product]} ${own}`
}
