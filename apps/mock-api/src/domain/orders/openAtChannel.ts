import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { GatewayError, type GatewayOrder } from '../../ports/payments/Gateway.ts'
import { atChannel } from './atChannel.ts'

/** Opens an attempt at its channel; returns what the payer opens, or undefined if the attempt was closed, paid or replaced in the meantime. */
export async function openAtChannel(
  context: CallContext,
  order: OrderRow,
  attempt: AttemptRow,
  device: GatewayOrder['device'],
): Promise<string | undefined> {
  const { gateways, origin, address: payerAddress } = context
  const { out_trade_no: outTradeNo, amount, expires_at: expiresAt, order_no: description } = attempt
  // A WeChat payment is of one kind, whichever device asks for it again.
  const kind = attempt.channel === 'wechat' ? (attempt.h5 === 1 ? 'wap' : 'pc') : device
  const returnUrl = `${origin}${order.type === 'store' ? '/store' : ''}/pay/${order.order_no}`
  const payment = { outTradeNo, amount, expiresAt, origin, returnUrl, description, payerAddress }
  const { url } = await atChannel(context, async () => {
    try {
      return await gateways[attempt.channel].open({ ...payment, device: kind })
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused') await failUnopened(context, attempt)
      throw error
    }
  })
  return (await keepUrl(context, attempt, url)) ? url : undefined
}

/** The channel refused to open the attempt; if it has opened it for an earlier request, the attempt goes on. */
async function failUnopened({ db }: CallContext, { id }: AttemptRow): Promise<void> {
  const attempt = db.query.updateTable('attempts').set({ status: 'failed' }).where('id', '=', id)
  await attempt.where('status', '=', 'open').where('code_url', 'is', null).execute()
}

/**
 * Stores what the payer opens, if the attempt and its order are still open and no later attempt replaces it. A later request may have closed
 * this attempt at the channel before the channel opened it, or may not have reached the channel at all.
 */
async function keepUrl({ db }: CallContext, { id, order_no, number }: AttemptRow, url: string): Promise<boolean> {
  const { numUpdatedRows } = await db.query
    .updateTable('attempts')
    .set({ code_url: url })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where((where) =>
      where.exists(
        where.selectFrom('orders').select('order_no').where('order_no', '=', order_no).where('status', 'in', ['created', 'paying']),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('attempts as later')
            .select('later.id')
            .where('later.order_no', '=', order_no)
            .where('later.number', '>', number),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
