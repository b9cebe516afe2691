import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openDatabase, type OpenDatabaseOptions } from '../../src/db/openDatabase.ts'
import { inBatches } from './inBatches.ts'
import { statesOf, wrongIn, type OrderState } from './orderState.ts'

/** Sends a JSON body to one of the processes and returns the reply. */
export type PostTo = (process: number, path: string, body: object) => Promise<unknown>

/** An order whose WeChat payment is open, and the token of its buyer. */
export interface PayableOrder {
  token: string
  order_no: string
}

/** What `raceNotifications` takes. */
export interface NotificationRace {
  post: PostTo
  processes: number
  /** Number of orders; rounded up to whole batches of 24. */
  orders: number
  database: OpenDatabaseOptions
  /** Called after each batch with the number of orders so far. */
  onProgress?: (orders: number) => void
}

/** What the orders of a `NotificationRace` look like afterwards. */
export interface NotificationRaceResult {
  orders: number
  finished: number
  /** Order numbers with what must not be so. */
  wrong: [orderNo: string, what: string][]
  /** Orders that are still unpaid and open, or have an open payment. */
  open: string[]
  /** Fen that the channel kept, and fen that finished orders were paid with. */
  kept: number
  earned: number
}

const batchSize = 24
const day = 24 * 3_600_000

/**
 * Sells over processes that share a database while notifications are lost, doubled, reordered or a day late. Some buyers cancel while they
 * pay, some do not pay. Then it reconciles once and compares every order with the channel's records.
 */
export async function raceNotifications({
  post,
  processes,
  orders,
  database,
  onProgress,
}: NotificationRace): Promise<NotificationRaceResult> {
  const any = (): number => Math.floor(Math.random() * processes)
  const numbers: string[] = []
  const late: string[] = []
  const unpaid: PayableOrder[] = []
  while (numbers.length < orders) {
    // oxlint-disable-next-line no-await-in-loop -- a batch is the number of buyers at the same time
    const batch = await Promise.all(Array.from({ length: batchSize }, (_, index) => buy(post, any, index, late)))
    numbers.push(...batch.map(({ order_no }) => order_no))
    unpaid.push(...batch.filter((_, index) => index % 6 === 1))
    onProgress?.(numbers.length)
  }
  await Promise.all(Array.from({ length: processes }, (_, which) => post(which, '/__control/clock', { advance_ms: day })))
  // The notifications of the latest orders come first.
  await inBatches(late.toReversed(), batchSize, (order_no) => post(any(), '/__control/gateway', { order_no, event: 'notify', notify: 2 }))
  // Reading an overdue order closes it.
  await inBatches(unpaid, batchSize, (order) => post(any(), '/v1/pro/order/info', order))
  await post(0, '/__control/reconcile', {})
  return resultOf(await readStates(database, numbers))
}

/** Creates an account with an order of 1,980 yuan and an open WeChat payment. */
export async function newPayableOrder(post: PostTo): Promise<PayableOrder> {
  const { token } = z.object({ token: z.string() }).parse(await post(0, '/__control/user', {}))
  const items = [{ sku: 'admin_plus-standard', quantity: 1 }]
  const body = { token, type: 'product', items, expect_amount: 198_000, request_id: randomUUID() }
  const created = z.object({ data: z.object({ order_no: z.string() }) }).parse(await post(1, '/v1/pro/order/create', body))
  const order = { token, order_no: created.data.order_no }
  await post(0, '/v1/pro/order/pay/wechat', order)
  return order
}

/** The order of one of six buyers: three get their notifications late, doubled or never, one in time, one cancels while paying, one does not pay. */
async function buy(post: PostTo, any: () => number, index: number, late: string[]): Promise<PayableOrder> {
  const order = await newPayableOrder(post)
  const { order_no } = order
  const pay = (notify: number) => post(any(), '/__control/gateway', { order_no, event: 'paid', notify })
  const notify = (times: number) => post(any(), '/__control/gateway', { order_no, event: 'notify', notify: times })
  const kind = index % 6
  if (kind === 0) await Promise.all([post(any(), '/v1/pro/order/cancel', order), pay(1)])
  if (kind === 0 || kind === 1) return order
  await pay(kind === 2 ? 1 : 0)
  if (kind === 3) await Promise.all([notify(2), notify(2), post(any(), '/v1/pro/order/pay/wechat/check', order)])
  if (kind === 4) late.push(order_no)
  return order
}

async function readStates(options: OpenDatabaseOptions, orderNos: readonly string[]): Promise<OrderState[]> {
  const database = await openDatabase(options)
  try {
    const pages = Array.from({ length: Math.ceil(orderNos.length / 500) }, (_, page) => orderNos.slice(page * 500, (page + 1) * 500))
    return (await inBatches(pages, 4, (page) => statesOf({ app: { database } }, page))).flat()
  } finally {
    await database.close()
  }
}

function resultOf(states: readonly OrderState[]): NotificationRaceResult {
  const finished = states.filter(({ order }) => order.status === 'finished')
  const kept = states.flatMap(({ trades }) => trades.filter(({ state }) => state === 'SUCCESS'))
  const open = states.filter(({ order, attempts }) => order.status === 'paying' || attempts.some(({ status }) => status === 'open'))
  return {
    orders: states.length,
    finished: finished.length,
    wrong: states.flatMap((state) => wrongIn(state).map((what): [string, string] => [state.order.order_no, what])),
    open: open.map(({ order }) => order.order_no),
    kept: sum(kept.map(({ paid_amount }) => paid_amount ?? 0)),
    earned: sum(finished.map(({ order }) => order.amount_paid)),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
