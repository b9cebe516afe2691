import type { AttemptRow } from '../../db/tables/OrderTables.ts'
import type { Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'

/** A payment to close, as it was before its channel is asked. */
export type OpenAttempt = Pick<AttemptRow, 'id' | 'channel' | 'out_trade_no' | 'code_url'>

/**
 * Closes a payment at its channel, unless it has been paid; returns which of the two. A payment that another request is opening may be unknown
 * to the channel and count as closed there, and be opened after that. So it is closed here at once, which makes the other request close it; if
 * that request was faster, the channel is asked again.
 */
export async function closeAtChannel(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  { id, channel, out_trade_no, code_url }: OpenAttempt,
): Promise<Trade> {
  const trade = await gateways[channel].close(out_trade_no)
  if (code_url !== null || trade.state !== 'CLOSED') return trade
  const unopened = db.query.updateTable('attempts').set({ status: 'closed' }).where('id', '=', id).where('code_url', 'is', null)
  const { numUpdatedRows } = await unopened.where('status', '=', 'open').executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? trade : gateways[channel].close(out_trade_no)
}
