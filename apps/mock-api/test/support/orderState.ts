import type { Selectable } from 'kysely'
import type { AttemptRow, OrderRow } from '../../src/db/tables/OrderTables.ts'
import type { TradesTable } from '../../src/db/tables/FakeTables.ts'
import type { App } from '../../src/index.ts'

/** An order as the API and as the channels know it. */
export interface OrderState {
  order: OrderRow
  attempts: AttemptRow[]
  trades: Selectable<TradesTable>[]
  /** Active and refunded purchases that it delivered. */
  purchases: { status: string }[]
}

/** Reads an order from the database and the records of the simulated channels. */
export async function stateOf({ app }: { app: Pick<App, 'database'> }, orderNo: string): Promise<OrderState> {
  const { query } = app.database
  const order = await query.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  const attempts = await query.selectFrom('attempts').selectAll().where('order_no', '=', orderNo).orderBy('number').execute()
  const trades = await query.selectFrom('trades').selectAll().where('description', '=', orderNo).execute()
  const purchases = await query.selectFrom('purchases').select('status').where('order_no', '=', orderNo).execute()
  return { order, attempts, trades, purchases }
}

/** What must not be so once all requests about an order have ended; empty if all is right. */
export function wrongIn({ order, attempts, trades, purchases }: OrderState): string[] {
  const isOpen = order.status === 'created' || order.status === 'paying'
  const statusOf = (outTradeNo: string) => attempts.find(({ out_trade_no }) => out_trade_no === outTradeNo)?.status
  const payable = trades.filter(({ state }) => state === 'NOTPAY' || state === 'USERPAYING' || state === 'PAYERROR')
  const paid = trades.filter(({ state }) => state === 'SUCCESS')
  const known = paid.filter(({ out_trade_no }) => statusOf(out_trade_no) !== 'open')
  const open = attempts.filter(({ status }) => status === 'open')
  return [
    ...(order.status === 'paid' ? ['paid and not delivered'] : []),
    ...(!isOpen && payable.length > 0 ? [`${order.status}, and ${payable.length} can be paid`] : []),
    ...(!isOpen && open.length > 0 ? [`${order.status}, and ${open.length} payments open`] : []),
    ...(isOpen && payable.length > 1 ? ['more than one can be paid'] : []),
    ...payable.filter(({ amount }) => isOpen && amount !== order.amount_payable).map(() => 'another amount can be paid'),
    ...payable
      .map(({ out_trade_no }) => statusOf(out_trade_no))
      .filter((status) => status !== 'open')
      .map((status) => `${status}, and can be paid`),
    ...known
      .filter(({ out_trade_no }) => out_trade_no !== attempts.find(({ id }) => id === order.attempt_id)?.out_trade_no)
      .map(() => 'money kept without need'),
    ...(order.status === 'finished' && order.channel !== 'free' && paid.length !== 1 ? ['finished without money'] : []),
    ...(order.status === 'finished' && paid.some(({ paid_amount }) => paid_amount !== order.amount_payable) ? ['wrong amount'] : []),
    ...(purchases.length === (order.status === 'finished' ? 1 : 0) ? [] : [`${order.status} with ${purchases.length} purchases`]),
  ]
}
