import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest } from '@view-site/contract'
import type { TestUser, World } from './startWorld.ts'

/** The body that orders one edition. */
export function orderBody(
  user: TestUser,
  rest: Partial<CallRequest<'pro/order/create'>> = {},
): CallRequest<'pro/order/create'> & { token: string } {
  return {
    token: user.token,
    type: 'product',
    items: [{ sku: 'admin_plus-standard', quantity: 1 }],
    expect_amount: 198_000,
    request_id: randomUUID(),
    ...rest,
  }
}

/** An unpaid order with an open payment code. */
export async function openPayment(world: World, user: TestUser): Promise<{ token: string; order_no: string; out_trade_no: string }> {
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const { out_trade_no } = await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  return { token: user.token, order_no, out_trade_no }
}

/** A finished order of a user, and its purchase. */
export async function bought(
  world: World,
  user: TestUser,
): Promise<{ order_no: string; purchase: CallData<'pro/purchase/list'>['list'][number] }> {
  const { order_no } = await openPayment(world, user)
  await world.control('/gateway', { order_no, event: 'paid' })
  const { list } = await world.ok('pro/purchase/list', { token: user.token })
  const purchase = list.find((candidate) => candidate.order_no === order_no)
  if (purchase === undefined) throw new Error('The paid order created no purchase; check settle()')
  return { order_no, purchase }
}

/** An expired order. */
export async function expired(world: World, user: TestUser): Promise<{ token: string; order_no: string }> {
  const { token, order_no } = await openPayment(world, user)
  world.clock.advance(2 * 3_600_000)
  return { token, order_no }
}

/** A refunded order. */
export async function refunded(world: World, user: TestUser): Promise<{ token: string; order_no: string }> {
  const { order_no } = await bought(world, user)
  await world.control('/gateway', { order_no, event: 'refund' })
  return { token: user.token, order_no }
}
