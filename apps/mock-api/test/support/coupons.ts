import { randomUUID } from 'node:crypto'
import type { CallData } from '@view-site/contract'
import type { CouponsTable } from '../../src/db/tables/OrderTables.ts'
import { orderBody } from './orders.ts'
import type { TestUser, World } from './startWorld.ts'

/** Adds a coupon of ten per cent with these limits; returns its code. */
export async function newCoupon(world: World, limits: Partial<CouponsTable>): Promise<string> {
  const code = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`
  const coupon = { code, percent: 10, expires_at: '2099-01-01T00:00:00.000Z', max_uses: null, max_uses_per_user: null, skus: null }
  await world.app.database.query
    .insertInto('coupons')
    .values({ ...coupon, ...limits })
    .execute()
  return code
}

/** An unpaid order of the standard edition with a coupon of ten per cent. */
export function orderWith(world: World, user: TestUser, coupon: string): Promise<CallData<'pro/order/create'>> {
  return world.ok('pro/order/create', orderBody(user, { coupon, expect_amount: 178_200 }))
}

/** The body that orders the team edition. */
export function teamOrder(user: TestUser): ReturnType<typeof orderBody> {
  return orderBody(user, { items: [{ sku: 'admin_plus-team', quantity: 1 }], expect_amount: 398_000 })
}
