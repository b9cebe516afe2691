import { z } from 'zod'
import { reconcile } from '../domain/orders/reconcile.ts'
import { latestAttempt } from '../domain/orders/settleOpenAttempt.ts'
import type { Trade } from '../ports/payments/Gateway.ts'
import type { Services } from '../services.ts'
import type { AddAction } from './AddAction.ts'
import { notify } from './payAttempt.ts'
import type { Fakes } from './Fakes.ts'

const gatewayBody = z
  .object({
    order_no: z.string().optional().describe('The latest attempt of this order'),
    out_trade_no: z.string().optional(),
    event: z.enum(['paid', 'wrong_amount', 'late', 'scanned', 'pay_error', 'closed', 'refund', 'notify']),
    amount: z.int().min(0).optional().describe('Fen that are paid instead of the right amount'),
    notify: z.int().min(0).max(100).default(1).describe('How many notifications follow, all at once'),
  })
  .refine((body) => (body.order_no === undefined) !== (body.out_trade_no === undefined), { error: 'send order_no or out_trade_no' })

const modeBody = z.object({
  mode: z.enum(['ok', 'error', 'refuse', 'timeout']),
  times: z.int().min(1).optional(),
  channel: z.enum(['wechat', 'alipay', 'card']).optional().describe('All when missing'),
})

/** Actions of the payer and of the payment channel. */
export function addGatewayActions(add: AddAction, services: Services, fakes: Fakes): void {
  add('/gateway', gatewayBody, async ({ event, notify: times, ...body }) => {
    const outTradeNo = body.out_trade_no ?? (await latestAttempt(services.db.query, body.order_no ?? ''))?.out_trade_no
    if (outTradeNo === undefined) return { error: 'The order has no payment yet; call pro/order/pay/wechat, …/alipay or …/card first' }
    const trade = event === 'notify' ? undefined : await applyEvent(fakes, event, outTradeNo, body.amount)
    if (times > 0) await notify(services, fakes, outTradeNo, times)
    return { ok: true, out_trade_no: outTradeNo, state: trade?.state }
  })
  add('/reconcile', z.object({ days: z.int().min(1).max(400).default(3) }), ({ days }) =>
    reconcile(services, { since: new Date(services.clock.now().getTime() - days * 24 * 3_600_000) }),
  )
  add('/gateway/mode', modeBody, ({ mode, times, channel }) => fakes.gateway.misbehave(mode, times, channel))
}

type PayerEvent = Exclude<z.output<typeof gatewayBody>['event'], 'notify'>

const states = { scanned: 'USERPAYING', pay_error: 'PAYERROR', closed: 'CLOSED', refund: 'REFUND' } as const

async function applyEvent({ gateway }: Fakes, event: PayerEvent, outTradeNo: string, amount: number | undefined): Promise<Trade> {
  if (event === 'paid') return gateway.pay(outTradeNo, { amount })
  if (event === 'wrong_amount') return gateway.pay(outTradeNo, { amount: amount ?? 1 })
  if (event === 'late') return gateway.pay(outTradeNo, { amount, force: true })
  return gateway.move(outTradeNo, states[event])
}
