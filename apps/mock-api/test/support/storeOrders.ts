import type { CallRequest } from '@view-site/contract'
import { orderBody } from './orders.ts'
import type { TestUser, World } from './startWorld.ts'

/** A paid store material that is free for the enterprise edition. */
export const material = { id: 'icon-sheet', price: 4900 } as const

/** The body that orders one item of the store. */
export function storeBody(
  user: TestUser,
  rest: Partial<CallRequest<'pro/order/create'>> = {},
): CallRequest<'pro/order/create'> & { token: string } {
  const items = [{ sku: material.id, quantity: 1 }]
  return orderBody(user, { type: 'store', items, expect_amount: material.price, ...rest })
}

/** An unpaid store order with an open payment code. */
export async function openStoreOrder(world: World, user: TestUser): Promise<{ token: string; order_no: string }> {
  const { token } = user
  const { order_no } = await world.ok('pro/order/create', storeBody(user))
  await world.ok('pro/order/pay/wechat', { token, order_no })
  return { token, order_no }
}

/** Buys one item of the store. */
export async function buyGoods(world: World, user: TestUser, sku: string, price: number): Promise<string> {
  const { token } = user
  const { order_no } = await world.ok('pro/order/create', storeBody(user, { items: [{ sku, quantity: 1 }], expect_amount: price }))
  if (price === 0) await world.ok('pro/order/finish/auto', { token, order_no })
  else {
    await world.ok('pro/order/pay/wechat', { token, order_no })
    await world.control('/gateway', { order_no, event: 'paid' })
  }
  return order_no
}
