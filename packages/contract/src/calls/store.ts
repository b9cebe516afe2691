import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id } from '../schemas/common.ts'
import { order } from '../schemas/order.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'

/** The signed-in user's orders of the store, newest first. */
export const storeOrderList = defineCall({
  path: 'pro/store/order/list',
  summary: "The user's store orders, newest first",
  auth: 'required',
  request: z.object(pageRequest),
  response: pageOf(order).meta({ id: 'StoreOrderPage' }),
  errors: [],
  idempotent: true,
})

/** Cancels an unpaid order of the store; cancelling it again changes nothing. */
export const storeOrderCancel = defineCall({
  path: 'pro/store/order/cancel',
  summary: 'Cancel an unpaid store order',
  auth: 'required',
  request: z.object({ order_no: id }),
  response: order,
  errors: [errorCodes.notFound, errorCodes.orderPaid, errorCodes.wrongState],
  idempotent: true,
})
