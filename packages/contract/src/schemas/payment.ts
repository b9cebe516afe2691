import { z } from 'zod'
import { id, money, time } from './common.ts'
import { orderStatus } from './order.ts'

/** WeChat's word for the state of a payment. */
export const wechatTradeState = z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'UNKNOWN'])

/** An open WeChat payment: what the QR code says and how long it is good for. */
export const wechatPayment = z
  .object({
    attempt_id: id,
    out_trade_no: z.string().regex(/^[0-9A-Za-z_]{6,32}$/),
    code_url: z.string().min(1).max(512).describe('What the QR code holds'),
    amount: money,
    expires_at: time,
    server_time: time,
    poll_ms: z.int().min(0).describe('Milliseconds until the first check'),
  })
  .meta({ id: 'WechatPayment' })

/** What the channel says about an order's payment now. */
export const wechatCheck = z
  .object({
    status: orderStatus,
    trade_state: wechatTradeState,
    paid_at: time.optional(),
    next_poll_ms: z.int().min(0).nullable().describe('Milliseconds until the next check; null: there is nothing to wait for'),
    server_time: time,
  })
  .meta({ id: 'WechatCheck' })

/** WeChat's word for the state of a payment. */
export type WechatTradeState = z.infer<typeof wechatTradeState>
/** An open WeChat payment. */
export type WechatPayment = z.infer<typeof wechatPayment>
/** What the channel says about an order's payment now. */
export type WechatCheck = z.infer<typeof wechatCheck>
