import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWatch } from './createWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[PLUS-03] silence is reported once, and only after several pings', () => {
  const ping = vi.fn<() => void>()
  const onSilence = vi.fn<() => void>()
  createWatch({ ping, onSilence }).start()
  vi.advanceTimersByTime(5500)
  expect(ping).toHaveBeenCalledTimes(5)
  expect(onSilence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onSilence).toHaveBeenCalledTimes(1)
})

test('[PLUS-03] a frame that replies late is not reported', () => {
  const onSilence = vi.fn<() => void>()
  const watch = createWatch({ ping: () => setTimeout(() => watch.answered(), 1900), onSilence })
  watch.start()
  vi.advanceTimersByTime(120_000)
  watch.stop()
  vi.advanceTimersByTime(120_000)
  expect(onSilence).not.toHaveBeenCalled()
})
