import { z } from 'zod'
import { id, money, time } from './common.ts'
import { orderStatus } from './order.ts'

/** WeChat's word for the state of a payment. */
export const wechatTradeState = z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'UNKNOWN'])

const outTradeNo = z.string().regex(/^[0-9A-Za-z_]{6,32}$/)

/** An open WeChat payment: what the QR code says and how long it is good for. */
export const wechatPayment = z
  .object({
    attempt_id: id,
    out_trade_no: outTradeNo,
    code_url: z.string().min(1).max(512).describe('What the QR code holds'),
    amount: money,
    expires_at: time,
    server_time: time,
    poll_ms: z.int().min(0).describe('Milliseconds until the first check'),
  })
  .meta({ id: 'WechatPayment' })

/** What the check of every channel says beside the channel's own word. */
const check = {
  status: orderStatus,
  paid_at: time.optional(),
  next_poll_ms: z.int().min(0).nullable().describe('Milliseconds until the next check; null: there is nothing to wait for'),
  server_time: time,
}

/** What WeChat says about an order's payment now. */
export const wechatCheck = z.object({ ...check, trade_state: wechatTradeState }).meta({ id: 'WechatCheck' })

/** Alipay's word for the state of a payment; UNKNOWN: it did not answer. */
export const alipayTradeState = z.enum(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED', 'UNKNOWN'])

/** What the payer pays on, which decides the cashier that Alipay opens. */
export const payDevice = z.enum(['pc', 'wap'])

/** An open Alipay payment: the cashier's address, which leads back to the page of the order and nowhere else. */
export const alipayPayment = z
  .object({
    attempt_id: id,
    out_trade_no: outTradeNo,
    pay_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .describe("Address of the channel's own page"),
    amount: money,
    expires_at: time,
    server_time: time,
    poll_ms: z.int().min(0).describe('Milliseconds until the first check'),
  })
  .meta({ id: 'AlipayPayment' })

/** What Alipay says about an order's payment now. */
export const alipayCheck = z.object({ ...check, trade_state: alipayTradeState }).meta({ id: 'AlipayCheck' })

/** WeChat's word for the state of a payment. */
export type WechatTradeState = z.infer<typeof wechatTradeState>
/** An open WeChat payment. */
export type WechatPayment = z.infer<typeof wechatPayment>
/** What the channel says about an order's payment now. */
export type WechatCheck = z.infer<typeof wechatCheck>
/** Alipay's word for the state of a payment. */
export type AlipayTradeState = z.infer<typeof alipayTradeState>
/** What the payer pays on. */
export type PayDevice = z.infer<typeof payDevice>
/** An open Alipay payment. */
export type AlipayPayment = z.infer<typeof alipayPayment>
/** What Alipay says about an order's payment now. */
export type AlipayCheck = z.infer<typeof alipayCheck>
