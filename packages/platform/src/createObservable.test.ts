import { expect, test, vi } from 'vitest'
import { createObservable } from './createObservable.ts'

test('listeners are notified of a new value until they unsubscribe, and never of an equal one', () => {
  const count = createObservable(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const unsubscribe = count.subscribe(first)
  count.subscribe(second)
  count.set(1)
  count.set(2)
  unsubscribe()
  count.set(3)
  expect([count.get(), first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1, 2])
})
