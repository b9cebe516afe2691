import type { ApiClient } from '@view-site/api-client'
import type { Order } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Clock } from '@view-site/platform'
import type { RequestIds } from '../common/requests/createRequestIds.ts'
import { isFinal, readFailure } from '../common/failures/readFailure.ts'

const path = 'pro/order/create'
/** How many times to try while the server is still handling the same request. */
const maxAttempts = 5

/** What a checkout needs: the API, the ids of its requests, and the time. */
export interface CheckoutOptions {
  api: ApiClient
  requestIds: RequestIds
  clock: Clock
}

/** What is bought and the price the buyer saw, in fen. */
export interface Purchasable {
  /** @default 'product' */
  type?: 'product' | 'store' | 'upgrade' | 'renewal'
  /** What is upgraded or renewed. */
  purchaseId?: string
  sku: string
  quantity: number
  expectAmount: number
}

/** The order to go to: the new one, or the unpaid one that already existed. */
export interface PlacedOrder {
  orderNo: string
  existing: boolean
  /** Absent for an existing order. */
  order?: Order
}

/** Places each order once. */
export interface Checkout {
  /** Places the order; simultaneous calls for the same item share one request. Rejects with the API client's error. */
  place: (item: Purchasable) => Promise<PlacedOrder>
}

/** Creates a checkout that places an order once, despite double clicks, retries and reloads. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const underWay = new Map<string, Promise<PlacedOrder>>()
  return {
    place(item) {
      const running = underWay.get(item.sku)
      if (running) return running
      const placing = place(options, item).finally(() => underWay.delete(item.sku))
      underWay.set(item.sku, placing)
      return placing
    },
  }
}

async function place({ api, requestIds, clock }: CheckoutOptions, item: Purchasable): Promise<PlacedOrder> {
  const body = {
    type: item.type ?? ('product' as const),
    items: [{ sku: item.sku, quantity: item.quantity }],
    ...(item.purchaseId !== undefined && { purchase_id: item.purchaseId }),
    expect_amount: item.expectAmount,
  }
  const requestId = requestIds.of(path, body)
  for (let attempt = 1; ; attempt++) {
    try {
      const order = await api.call(path, { ...body, request_id: requestId }, { silent: true })
      requestIds.drop(path, body)
      return { orderNo: order.order_no, existing: false, order }
    } catch (error) {
      const failure = readFailure(error)
      if (failure.code === errorCodes.requestRunning && attempt < maxAttempts) {
        await new Promise<void>((resolve) => clock.after((failure.retryAfter ?? 1) * 1000, resolve))
        continue
      }
      if (isFinal(failure)) requestIds.drop(path, body)
      if (failure.code === errorCodes.orderOpen && failure.orderNo) return { orderNo: failure.orderNo, existing: true }
      throw error
    }
  }
}
