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
export async function stateOf(world: { app: Pick<App, 'database'> }, orderNo: string): Promise<OrderState> {
  const [state] = await statesOf(world, [orderNo])
  if (state === undefined) throw new Error(`There is no order ${orderNo}`)
  return state
}

/** Reads a few hundred orders with four queries: the channels' records have no index by order, so that a query for each would be slow. */
export async function statesOf({ app }: { app: Pick<App, 'database'> }, orderNos: readonly string[]): Promise<OrderState[]> {
  const { query } = app.database
  const orders = await query.selectFrom('orders').selectAll().where('order_no', 'in', orderNos).execute()
  const attempts = await query.selectFrom('attempts').selectAll().where('order_no', 'in', orderNos).orderBy('number').execute()
  const trades = await query.selectFrom('trades').selectAll().where('description', 'in', orderNos).execute()
  const purchases = await query.selectFrom('purchases').select(['order_no', 'status']).where('order_no', 'in', orderNos).execute()
  const attemptsOf = Map.groupBy(attempts, ({ order_no }) => order_no)
  const tradesOf = Map.groupBy(trades, ({ description }) => description)
  const purchasesOf = Map.groupBy(purchases, ({ order_no }) => order_no)
  return orders.map((order) => ({
    order,
    attempts: attemptsOf.get(order.order_no) ?? [],
    trades: tradesOf.get(order.order_no) ?? [],
    purchases: purchasesOf.get(order.order_no) ?? [],
  }))
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
