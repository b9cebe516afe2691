import { randomUUID } from 'node:crypto'
import type { ApiCaller } from './apiCaller.ts'

/** A payer who waits at an open code. */
export interface Payer {
  token: string
  order_no: string
}

/** An account with an order whose code is open. */
export async function openOrder(api: ApiCaller): Promise<Payer> {
  const { token } = await api.user()
  const items = [{ sku: 'admin_plus-standard', quantity: 1 }]
  const { data } = await api.call('pro/order/create', { token, type: 'product', items, expect_amount: 198_000, request_id: randomUUID() })
  const payer = { token, order_no: String(data['order_no']) }
  await api.call('pro/order/pay/wechat', payer)
  return payer
}

/** Does `work` for each item, so many at a time, and gives the results in order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- so many at a time is the point
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
