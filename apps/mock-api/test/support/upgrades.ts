import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest } from '@view-site/contract'
import { bought } from './orders.ts'
import type { TestUser, World } from './startWorld.ts'

type Purchase = CallData<'pro/purchase/list'>['list'][number]
type Body = CallRequest<'pro/order/create'> & { token: string }

/** The body that upgrades a purchase to the team or company edition. */
export function upgradeBody(user: TestUser, purchase: Purchase, edition: 'team' | 'enterprise' = 'team', rest: Partial<Body> = {}): Body {
  const offer = purchase.upgrades.find((candidate) => candidate.edition === edition)
  return {
    token: user.token,
    type: 'upgrade',
    purchase_id: purchase.id,
    items: [{ sku: offer?.sku ?? 'admin_plus-team', quantity: offer?.quantity ?? 1 }],
    expect_amount: offer?.amount ?? 0,
    request_id: randomUUID(),
    ...rest,
  }
}

/** The body that renews a purchase. */
export function renewalBody(user: TestUser, { id, renewal }: Purchase, rest: Partial<Body> = {}): Body {
  return {
    token: user.token,
    type: 'renewal',
    purchase_id: id,
    items: [{ sku: renewal?.sku ?? '', quantity: renewal?.quantity ?? 1 }],
    expect_amount: renewal?.amount ?? 0,
    request_id: randomUUID(),
    ...rest,
  }
}

/** Orders and pays a body; returns the number of the finished order. */
export async function pay(world: World, body: Body): Promise<string> {
  // Lists are sorted by time, so a later purchase needs a later time.
  world.clock.advance(1000)
  const { order_no } = await world.ok('pro/order/create', body)
  await world.ok('pro/order/pay/wechat', { token: body.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid' })
  return order_no
}

/** A refunded purchase of the standard edition. */
export async function refundedPurchase(world: World, user: TestUser): Promise<Purchase> {
  const { order_no, purchase } = await bought(world, user)
  await world.control('/gateway', { order_no, event: 'refund' })
  return purchase
}
