import { randomUUID } from 'node:crypto'
import type { ApiCaller } from './apiCaller.ts'

/** A client with an open payment code. */
export interface Payer {
  token: string
  order_no: string
}

/** Creates an account with an order and an open payment code. */
export async function openOrder(api: ApiCaller): Promise<Payer> {
  const { token } = await api.user()
  const items = [{ sku: 'admin_plus-standard', quantity: 1 }]
  const { data } = await api.call('pro/order/create', { token, type: 'product', items, expect_amount: 198_000, request_id: randomUUID() })
  const payer = { token, order_no: String(data['order_no']) }
  await api.call('pro/order/pay/wechat', payer)
  return payer
}
