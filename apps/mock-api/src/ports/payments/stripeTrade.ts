import { z } from 'zod'
import type { Trade } from './Gateway.ts'

/** The currency of all orders. */
export const currency = 'cny'

const ours = z.object({ out_trade_no: z.string().optional() })
const charge = z.object({ created: z.int(), refunded: z.boolean() })
const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  metadata: ours.nullable(),
  /** The id in a notification; in an answer with its charge. */
  payment_intent: z.union([z.string(), z.object({ id: z.string(), latest_charge: charge.nullable() })]).nullable(),
})
const notice = z.object({ type: z.string(), created: z.int(), data: z.object({ object: z.unknown() }) })
const refundedCharge = z.object({ refunded: z.boolean(), metadata: ours })

/** The state of a payment by its Checkout Session. */
export function sessionTrade(outTradeNo: string, answer: unknown): Trade {
  return tradeOf(outTradeNo, session.parse(answer))
}

/** What an event says about a payment of ours; `UNKNOWN` if nothing, which changes no order. */
export function eventTrade(event: unknown): Trade {
  const { type, created, data } = notice.parse(event)
  const nothing: Trade = { outTradeNo: '', state: 'UNKNOWN' }
  if (type === 'charge.refunded') {
    const { refunded, metadata } = refundedCharge.parse(data.object)
    return refunded && metadata.out_trade_no !== undefined ? { outTradeNo: metadata.out_trade_no, state: 'REFUND' } : nothing
  }
  if (type !== 'checkout.session.completed' && type !== 'checkout.session.expired') return nothing
  const ended = session.parse(data.object)
  // Not `client_reference_id`, which anyone can set in the address of a payment link of the same account.
  const outTradeNo = ended.metadata?.out_trade_no
  if (outTradeNo === undefined) return nothing
  const trade = tradeOf(outTradeNo, ended)
  return trade.state === 'SUCCESS' ? { ...trade, paidAt: timeOf(created) } : trade
}

function tradeOf(outTradeNo: string, { status, payment_status, amount_total, payment_intent, ...rest }: z.output<typeof session>): Trade {
  if (status === 'expired') return { outTradeNo, state: 'CLOSED' }
  if (status === 'open' || payment_status !== 'paid') return { outTradeNo, state: 'NOTPAY' }
  const intent = typeof payment_intent === 'string' ? { id: payment_intent, latest_charge: null } : payment_intent
  const paidAt = intent?.latest_charge?.created
  return {
    outTradeNo,
    state: intent?.latest_charge?.refunded === true ? 'REFUND' : 'SUCCESS',
    transactionId: intent?.id,
    // Another currency is a wrong amount.
    amount: rest.currency === currency ? (amount_total ?? undefined) : undefined,
    paidAt: paidAt === undefined ? undefined : timeOf(paidAt),
  }
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
