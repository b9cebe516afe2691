import { GatewayError } from '../../ports/Gateway.ts'
import type { Services } from '../../services.ts'

/** Refunds payments for a closed order, double payments, and wrong amounts. `catchUp` retries refunds that the channel rejects now. */
export async function refundStrayPayments(services: Services, orderNo: string): Promise<void> {
  const strays = await services.db.query
    .selectFrom('attempts')
    .select(['id', 'out_trade_no', 'channel'])
    .where('order_no', '=', orderNo)
    .where('status', '=', 'success')
    .where('refund_reason', 'is not', null)
    .execute()
  for (const { id, out_trade_no, channel } of strays) {
    try {
      await services.gateways[channel].refund(out_trade_no)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      services.log('warn', 'a refund has to wait', { order_no: orderNo, attempt: id, error: error.message })
      continue
    }
    await services.db.query.updateTable('attempts').set({ status: 'refunded' }).where('id', '=', id).execute()
  }
}
