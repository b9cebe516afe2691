import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  vi.useRealTimers()
})

function Seconds({ until }: { until: number }) {
  return useCountdown(until)
}

test('[AUTH-03] counts down to 0 with the clock, then sets no more timers', async () => {
  vi.useFakeTimers()
  const host = document.createElement('div')
  const root = createRoot(host)
  const until = Date.now() + 60_000
  act(() => root.render(<Seconds until={until} />))
  expect(host.textContent).toBe('60')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(host.textContent).toBe('59')
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect([host.textContent, vi.getTimerCount()]).toEqual(['0', 0])
  act(() => root.render(<Seconds until={Date.now() + 3000} />))
  expect(host.textContent).toBe('3')
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
