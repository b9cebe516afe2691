import { memoryStorage } from '@view-site/vitest-config/storage'
import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../../test/fakeClock.ts'
import { createPurchaseIntent } from './createPurchaseIntent.ts'

const item = { sku: 'icrud-standard', quantity: 1, expectAmount: 98_000 }

test('[SALE-01] what was being bought survives a page load, for a day', async () => {
  const [storage, clock] = [memoryStorage(), createFakeClock()]
  createPurchaseIntent(storage, clock).keep(item)
  expect(createPurchaseIntent(storage, clock).get()).toEqual(item)
  await clock.advance(24 * 3_600_000)
  expect(createPurchaseIntent(storage, clock).get()).toBeUndefined()
})

test('[SALE-01] listeners are notified of a change, and a dropped intent is gone', () => {
  const intent = createPurchaseIntent(memoryStorage(), createFakeClock())
  const listener = vi.fn<() => void>()
  intent.subscribe(listener)
  intent.keep(item)
  expect(intent.get()).toBe(intent.get())
  intent.drop()
  expect(intent.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each([
  '{',
  'null',
  '{"at":1}',
  '{"at":1,"item":{"sku":1,"quantity":1,"expectAmount":1}}',
  '{"at":1,"item":{"type":"gift","sku":"a"}}',
])('a stored text that is no intent is ignored: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('store-intent', text)
  expect(createPurchaseIntent(storage, { now: () => 1 }).get()).toBeUndefined()
})
