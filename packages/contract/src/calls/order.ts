import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id, money, requestId } from '../schemas/common.ts'
import { order, orderStatus, orderType } from '../schemas/order.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'

const orderNo = z.object({ order_no: id })
const couponCode = z.string().trim().min(1).max(40).describe('In capitals or not')

/** Creates an order; `expect_amount` is compared with the server's price, never used. The mail address may be verified later. */
export const orderCreate = defineCall({
  path: 'pro/order/create',
  summary: 'Create an order',
  auth: 'required',
  request: z
    .object({
      type: orderType,
      items: z
        .array(z.object({ sku: id, quantity: z.int().min(1).max(10_000) }))
        .min(1)
        .max(20),
      purchase_id: id.optional().describe('What is upgraded or renewed; one item with the sku of an offer of that purchase'),
      coupon: couponCode.optional(),
      expect_amount: money,
      request_id: requestId,
    })
    .refine(({ type, purchase_id }) => (type === 'upgrade' || type === 'renewal') === (purchase_id !== undefined), {
      path: ['purchase_id'],
      error: 'with upgrade and renewal, and with nothing else',
    }),
  response: order,
  errors: [
    errorCodes.notFound,
    errorCodes.wrongState,
    errorCodes.amountChanged,
    errorCodes.orderOpen,
    errorCodes.alreadyOwned,
    errorCodes.coupon,
    errorCodes.quantity,
    errorCodes.couponExpired,
    errorCodes.couponUsedUp,
    errorCodes.couponUsed,
    errorCodes.couponOtherProduct,
  ],
  idempotent: 'request_id',
})

/** One order of the signed-in user. */
export const orderInfo = defineCall({
  path: 'pro/order/info',
  summary: 'One order',
  auth: 'required',
  request: orderNo,
  response: order,
  errors: [errorCodes.notFound],
  idempotent: true,
})

/** The signed-in user's orders, newest first. */
export const orderList = defineCall({
  path: 'pro/order/list',
  summary: "The user's orders, newest first",
  auth: 'required',
  request: z.object({ ...pageRequest, status: orderStatus.optional(), type: orderType.optional() }),
  response: pageOf(order).meta({ id: 'OrderPage' }),
  errors: [],
  idempotent: true,
})

/** Applies a coupon to an unpaid order in place of its present one, or removes that one; payments that are open for the old amount are closed. */
export const orderCoupon = defineCall({
  path: 'pro/order/coupon',
  summary: 'Apply a coupon to an unpaid order; without one, remove it',
  auth: 'required',
  request: z.object({ order_no: id, coupon: couponCode.optional() }),
  response: order,
  errors: [
    errorCodes.notFound,
    errorCodes.orderPaid,
    errorCodes.orderClosed,
    errorCodes.wrongState,
    errorCodes.coupon,
    errorCodes.couponExpired,
    errorCodes.couponUsedUp,
    errorCodes.couponUsed,
    errorCodes.couponOtherProduct,
    errorCodes.channelUnavailable,
    errorCodes.channelRefused,
  ],
  idempotent: true,
})

/** Cancels an unpaid order; cancelling it again changes nothing. */
export const orderCancel = defineCall({
  path: 'pro/order/cancel',
  summary: 'Cancel an unpaid order',
  auth: 'required',
  request: orderNo,
  response: order,
  errors: [errorCodes.notFound, errorCodes.orderPaid, errorCodes.wrongState],
  idempotent: true,
})

/** Finishes a free order, or a paid one whose delivery was interrupted. */
export const orderFinishAuto = defineCall({
  path: 'pro/order/finish/auto',
  summary: 'Finish an order that has nothing left to pay',
  auth: 'required',
  request: orderNo,
  response: order,
  errors: [errorCodes.notFound, errorCodes.orderClosed, errorCodes.amountNotZero],
  idempotent: true,
})
