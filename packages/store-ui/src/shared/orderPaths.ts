import type { Order } from '@view-site/contract'

/** Where an order is paid, where its fruits are, and where the next one begins: the store has places of its own. */
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
