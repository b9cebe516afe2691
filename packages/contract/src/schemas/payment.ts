import { z } from 'zod'
import { id, money, time } from './common.ts'
import { orderStatus } from './order.ts'

/** Payment states in WeChat's terms. */
export const wechatTradeState = z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'UNKNOWN'])

const outTradeNo = z.string().regex(/^[0-9A-Za-z_]{6,32}$/)

/** The payer's device, which decides the cashier that Alipay opens, and whether WeChat gets a code or opens on the phone. */
export const payDevice = z.enum(['pc', 'wap'])

/** An open WeChat payment: the content of the QR code, or the address that opens WeChat on a phone (H5), and when it expires. */
export const wechatPayment = z
  .object({
    attempt_id: id,
    out_trade_no: outTradeNo,
    code_url: z.string().min(1).max(2048).describe('What the QR code holds; of an H5 payment, which has no code, its h5_url'),
    h5_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .optional()
      .describe('Of an H5 payment: the address that opens WeChat on this phone and returns to the order; only if the request has a device'),
    has_h5: z.boolean().optional().describe('Whether device wap with refresh opens an H5 payment'),
    amount: money,
    expires_at: time,
    server_time: time,
    poll_ms: z.int().min(0).describe('Milliseconds until the first check'),
  })
  .meta({ id: 'WechatPayment' })

/** Fields that every channel's check returns besides the state. */
const check = {
  status: orderStatus,
  attempt_id: id.optional().describe("The order's latest payment; a page that shows another one opens this one instead"),
  paid_at: time.optional(),
  next_poll_ms: z.int().min(0).nullable().describe('Milliseconds until the next check; null: there is nothing to wait for'),
  server_time: time,
}

/** The state of an order's WeChat payment. */
export const wechatCheck = z.object({ ...check, trade_state: wechatTradeState }).meta({ id: 'WechatCheck' })

/** Payment states in Alipay's terms; UNKNOWN: it did not respond. */
export const alipayTradeState = z.enum(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED', 'UNKNOWN'])

/** A payment on a page of its channel, whose address is at most `length` characters long. */
const pagePayment = (length: number) =>
  z.object({
    attempt_id: id,
    out_trade_no: outTradeNo,
    pay_url: z
      .url({ protocol: /^https?$/ })
      .max(length)
      .describe("Address of the channel's own page"),
    amount: money,
    expires_at: time,
    server_time: time,
    poll_ms: z.int().min(0).describe('Milliseconds until the first check'),
  })

/** An open Alipay payment: the cashier's address. The cashier returns to the page of the order. */
export const alipayPayment = pagePayment(2048).meta({ id: 'AlipayPayment' })

/** The state of an order's Alipay payment. */
export const alipayCheck = z.object({ ...check, trade_state: alipayTradeState }).meta({ id: 'AlipayCheck' })

/** An open card payment: the address of the provider's page, which takes the card and returns to the page of the order. */
export const cardPayment = pagePayment(5000).meta({ id: 'CardPayment' })

/** The state of an order's card payment, in WeChat's terms. */
export const cardCheck = z.object({ ...check, trade_state: wechatTradeState }).meta({ id: 'CardCheck' })

/** Payment state in WeChat's terms. */
export type WechatTradeState = z.infer<typeof wechatTradeState>
/** An open WeChat payment. */
export type WechatPayment = z.infer<typeof wechatPayment>
/** The state of an order's WeChat payment. */
export type WechatCheck = z.infer<typeof wechatCheck>
/** Payment state in Alipay's terms. */
export type AlipayTradeState = z.infer<typeof alipayTradeState>
/** The payer's device. */
export type PayDevice = z.infer<typeof payDevice>
/** An open Alipay payment. */
export type AlipayPayment = z.infer<typeof alipayPayment>
/** The state of an order's Alipay payment. */
export type AlipayCheck = z.infer<typeof alipayCheck>
/** An open card payment. */
export type CardPayment = z.infer<typeof cardPayment>
/** The state of an order's card payment. */
export type CardCheck = z.infer<typeof cardCheck>
