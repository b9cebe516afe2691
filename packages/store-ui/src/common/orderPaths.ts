import type { Order } from '@view-site/contract'

/** The addresses that belong to an order: its payment, what it bought, all orders, and where to buy more. The store has its own. */
export function orderPaths({ order_no, type }: Pick<Order, 'order_no' | 'type'>): {
  pay: string
  owned: string
  orders: string
  shop: string
} {
  const number = encodeURIComponent(order_no)
  return type === 'store'
    ? { pay: `/store/pay/${number}`, owned: '/store/purchases', orders: '/store/purchases?view=orders', shop: '/store' }
    : { pay: `/pay/${number}`, owned: '/user/purchases', orders: '/user/orders', shop: '/price' }
}
