import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id } from '../schemas/common.ts'
import { alipayCheck, alipayPayment, cardCheck, cardPayment, payDevice, wechatCheck, wechatPayment } from '../schemas/payment.ts'

const openingErrors = [
  errorCodes.notFound,
  errorCodes.orderPaid,
  errorCodes.orderClosed,
  errorCodes.wrongState,
  errorCodes.channelUnavailable,
  errorCodes.channelRefused,
] as const

/**
 * Opens a WeChat payment, or returns the open one. With `device: 'wap'` a new payment has an H5 address, if the merchant has H5. Without
 * `device` the payment always has a code, as callers expect that do not know H5.
 */
export const payWechat = defineCall({
  path: 'pro/order/pay/wechat',
  summary: 'Open a WeChat payment; the open one is reused unless refresh is set, or it is for H5 and the request has no device',
  auth: 'required',
  request: z.object({ order_no: id, device: payDevice.optional(), refresh: z.boolean().optional() }),
  response: wechatPayment,
  errors: openingErrors,
  idempotent: true,
})

/** Checks an order's payment with its channel and settles it if paid. An unresponsive channel is reported as UNKNOWN. */
export const payWechatCheck = defineCall({
  path: 'pro/order/pay/wechat/check',
  summary: 'Ask the channel about the payment; settles the order when it was paid',
  auth: 'required',
  request: z.object({ order_no: id }),
  response: wechatCheck,
  errors: [errorCodes.notFound],
  idempotent: true,
})

/** Opens an Alipay payment, or returns the open one. */
export const payAlipay = defineCall({
  path: 'pro/order/pay/alipay',
  summary: 'Open an Alipay payment; the open one is reused unless refresh is set',
  auth: 'required',
  request: z.object({ order_no: id, device: payDevice, refresh: z.boolean().optional() }),
  response: alipayPayment,
  errors: openingErrors,
  idempotent: true,
})

/** Checks an order's payment with Alipay and settles it if paid. An unresponsive channel is reported as UNKNOWN. */
export const payAlipayCheck = defineCall({
  path: 'pro/order/pay/alipay/check',
  summary: 'Ask Alipay about the payment; settles the order when it was paid',
  auth: 'required',
  request: z.object({ order_no: id }),
  response: alipayCheck,
  errors: [errorCodes.notFound],
  idempotent: true,
})

/** Opens a card payment, or returns the open one. Where cards are not accepted, no order is found. */
export const payCard = defineCall({
  path: 'pro/order/pay/card',
  summary: 'Open a card payment; the open one is reused unless refresh is set; not found where cards are not accepted',
  auth: 'required',
  request: z.object({ order_no: id, refresh: z.boolean().optional() }),
  response: cardPayment,
  errors: openingErrors,
  idempotent: true,
})

/** Checks an order's card payment with the provider and settles it if paid. An unresponsive provider is reported as UNKNOWN. */
export const payCardCheck = defineCall({
  path: 'pro/order/pay/card/check',
  summary: 'Ask the card provider about the payment; settles the order when it was paid',
  auth: 'required',
  request: z.object({ order_no: id }),
  response: cardCheck,
  errors: [errorCodes.notFound],
  idempotent: true,
})
