import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { openShop } from '../../test/openShop.ts'
import { createFakeClock } from '../../test/fakeClock.ts'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { createCheckout } from './createCheckout.ts'
import { createRequestIds } from '../common/requests/createRequestIds.ts'
import { readFailure } from '../common/failures/readFailure.ts'

const item = { sku: 'admin_plus-enterprise', quantity: 1, expectAmount: 594_000 }

async function setUp() {
  const clock = createFakeClock()
  const shop = await openShop({ clock, timeoutMs: 2000 })
  const storage = memoryStorage()
  /** A page load: only storage survives from the previous one. */
  const openPage = () => createCheckout({ api: shop.api, clock, requestIds: createRequestIds(storage) })
  const requestIds = () => shop.sent('pro/order/create').map(({ request_id }) => request_id)
  return { clock, openPage, requestIds, shop, storage }
}

test('[SALE-01] a double click places one order with one request', async () => {
  const { openPage, shop } = await setUp()
  const checkout = openPage()
  const [first, second] = await Promise.all([checkout.place(item), checkout.place(item)])
  expect(second.orderNo).toBe(first.orderNo)
  expect(shop.count('pro/order/create')).toBe(1)
})

test('[SALE-01] a retry after a time-out repeats the request, and makes no second order', async () => {
  const { openPage, requestIds, shop } = await setUp()
  const checkout = openPage()
  shop.loseReply('pro/order/create')
  await expect(checkout.place(item)).rejects.toMatchObject({ kind: 'timeout' })
  const placed = await checkout.place(item)
  expect(new Set(requestIds()).size).toBe(1)
  expect((await shop.orders()).map(({ order_no }) => order_no)).toEqual([placed.orderNo])
})

test('[SALE-01] a reload while the reply was on its way leads to the same order', async () => {
  const { openPage, shop } = await setUp()
  shop.loseReply('pro/order/create')
  await expect(openPage().place(item)).rejects.toMatchObject({ kind: 'timeout' })
  const placed = await openPage().place(item)
  expect((await shop.orders()).map(({ order_no }) => order_no)).toEqual([placed.orderNo])
})

test('[SALE-01] once the order is there the next purchase is a new request', async () => {
  const { openPage, requestIds, shop, storage } = await setUp()
  const checkout = openPage()
  const { orderNo } = await checkout.place(item)
  expect(storage.entries.size).toBe(0)
  await shop.call('pro/order/cancel', { order_no: orderNo })
  const next = await checkout.place(item)
  expect(next.orderNo).not.toBe(orderNo)
  expect(new Set(requestIds().filter(Boolean)).size).toBe(2)
})

test('[SALE-01] an unpaid order for the same thing is opened instead of creating a second one', async () => {
  const { openPage, shop } = await setUp()
  const unpaid = await shop.order()
  expect(await openPage().place(item)).toEqual({ orderNo: unpaid.order_no, existing: true })
})

test('[SALE-01] a changed price is refused, and forgotten: the new price is a new request', async () => {
  const { openPage, requestIds, shop, storage } = await setUp()
  const checkout = openPage()
  await expect(checkout.place({ ...item, expectAmount: 1 })).rejects.toSatisfy(
    (error) => readFailure(error).code === errorCodes.amountChanged,
  )
  expect(storage.entries.size).toBe(0)
  await checkout.place(item)
  expect(new Set(requestIds()).size).toBe(2)
  expect(await shop.orders()).toHaveLength(1)
})

test('[SALE-01] while the server still handles the request it is asked again, with the same id', async () => {
  const { clock, openPage, requestIds, shop } = await setUp()
  await shop.control.fault({ path: 'pro/order/create', code: errorCodes.requestRunning, times: 2 })
  const placing = openPage().place(item)
  await expect.poll(() => clock.due()).toHaveLength(1)
  await clock.advance(2_000)
  await placing
  expect(requestIds()).toHaveLength(3)
  expect(new Set(requestIds()).size).toBe(1)
})

test('[SALE-01] busy, maintenance and a lost session keep the request for another try', async () => {
  const { openPage, requestIds, shop } = await setUp()
  const checkout = openPage()
  for (const code of [errorCodes.busy, errorCodes.maintenance, errorCodes.sessionExpired] as const) {
    await shop.control.fault({ path: 'pro/order/create', code, times: 1 })
    await expect(checkout.place(item)).rejects.toMatchObject({ code })
  }
  await checkout.place(item)
  expect(new Set(requestIds()).size).toBe(1)
})
