import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMessageCenter } from './createMessageCenter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a message is shown for three seconds by default', () => {
  const center = createMessageCenter()
  center.message({ text: 'saved' })
  center.message({ text: 'longer', duration: 5000 })
  vi.advanceTimersByTime(2999)
  expect(texts(center)).toEqual(['saved', 'longer'])
  vi.advanceTimersByTime(1)
  expect(texts(center)).toEqual(['longer'])
  vi.advanceTimersByTime(2000)
  expect(texts(center)).toEqual([])
})

test('messages with duration 0 and persistent notices stay until closed', () => {
  const center = createMessageCenter()
  center.message({ text: 'loading', duration: 0 })
  const close = center.notice({ title: 'login information error', persistent: true })
  vi.advanceTimersByTime(3_600_000)
  expect(texts(center)).toEqual(['loading', 'login information error'])
  close()
  expect(texts(center)).toEqual(['loading'])
})

test('a pause keeps the remaining time of every timer', () => {
  const center = createMessageCenter()
  center.message({ text: 'saved' })
  vi.advanceTimersByTime(2000)
  center.pause()
  center.message({ text: 'came while paused' })
  vi.advanceTimersByTime(60_000)
  expect(texts(center)).toEqual(['saved', 'came while paused'])
  center.resume()
  vi.advanceTimersByTime(999)
  expect(texts(center)).toEqual(['saved', 'came while paused'])
  vi.advanceTimersByTime(1)
  expect(texts(center)).toEqual(['came while paused'])
  vi.advanceTimersByTime(2000)
  expect(texts(center)).toEqual([])
})

test('pausing twice does not shorten the remaining time', () => {
  const center = createMessageCenter()
  center.message({ text: 'saved' })
  vi.advanceTimersByTime(1000)
  center.pause()
  vi.advanceTimersByTime(1000)
  center.pause()
  center.resume()
  vi.advanceTimersByTime(1999)
  expect(texts(center)).toEqual(['saved'])
  vi.advanceTimersByTime(1)
  expect(texts(center)).toEqual([])
})

test('listeners are only notified of changes', () => {
  const center = createMessageCenter()
  const listener = vi.fn<() => void>()
  const unsubscribe = center.subscribe(listener)
  const before = center.entries()
  expect(center.entries()).toBe(before)
  const close = center.message({ text: 'a' })
  close()
  close()
  center.notice({ title: 'b' })
  center.clear()
  expect(listener).toHaveBeenCalledTimes(4)
  unsubscribe()
  center.message({ text: 'c' })
  expect(listener).toHaveBeenCalledTimes(4)
})

function texts(center: ReturnType<typeof createMessageCenter>): string[] {
  return center.entries().map((entry) => (entry.kind === 'message' ? entry.text : entry.title))
}
