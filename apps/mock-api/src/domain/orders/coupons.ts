import { z } from 'zod'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../../db/openDatabase.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import { Failure } from '../../http/Failure.ts'
import { itemsOfOrder } from './orders.ts'

/** States in which an order uses its coupon. */
const using = ['created', 'paying', 'paid', 'finished'] as const

const skusOf = z.array(z.string())

/** What a coupon changes of an order. */
export type CouponTerms = Pick<OrderRow, 'coupon' | 'amount_coupon' | 'amount_discount' | 'amount_payable'>

/**
 * The amounts of an order with this coupon in place of its present one, or without one. Locks the coupon until the transaction ends, so
 * that two orders cannot both get its last use. Throws why the coupon cannot be used.
 */
export async function termsWithCoupon(tx: Tx, order: OrderRow, code: string | undefined, now: Date): Promise<CouponTerms> {
  const discount = order.amount_discount - order.amount_coupon
  const left = order.amount_list - discount
  if (code === undefined) return { coupon: null, amount_coupon: 0, amount_discount: discount, amount_payable: left }
  const { percent, coupon } = await usableCoupon(tx, order, code.toUpperCase(), now)
  const amount_coupon = Math.floor((left * percent) / 100)
  return { coupon, amount_coupon, amount_discount: discount + amount_coupon, amount_payable: left - amount_coupon }
}

async function usableCoupon(tx: Tx, order: OrderRow, code: string, now: Date): Promise<{ coupon: string; percent: number }> {
  const coupon = await tx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  if (coupon === undefined) throw new Failure(errorCodes.coupon)
  if (coupon.expires_at <= now.toISOString()) throw new Failure(errorCodes.couponExpired)
  const skus = coupon.skus === null ? undefined : skusOf.parse(JSON.parse(coupon.skus))
  const other = itemsOfOrder(order).find(({ sku }) => skus?.includes(sku) === false)
  if (other !== undefined) throw new Failure(errorCodes.couponOtherProduct, { fields: { coupon: other.sku } })
  const uses = await usesOf(tx, order, code)
  if (coupon.max_uses_per_user !== null && uses.own >= coupon.max_uses_per_user) throw new Failure(errorCodes.couponUsed)
  if (coupon.max_uses !== null && uses.all >= coupon.max_uses) throw new Failure(errorCodes.couponUsedUp)
  return { coupon: code, percent: coupon.percent }
}

/** How many other orders use the coupon: all of them, and those of the same user. */
async function usesOf(tx: Tx, { order_no, user_id }: OrderRow, code: string): Promise<{ all: number; own: number }> {
  const { all, own } = await tx
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('user_id', '=', user_id).as('own')])
    .where('coupon', '=', code)
    .where('status', 'in', using)
    .where('order_no', '!=', order_no)
    .executeTakeFirstOrThrow()
  return { all: Number(all), own: Number(own) }
}
