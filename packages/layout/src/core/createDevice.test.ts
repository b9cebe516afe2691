import { expect, test, vi } from 'vitest'
import { deviceOf } from './createDevice.ts'
import { throttle } from './throttle.ts'

const deviceAt = (width: number) => deviceOf((query) => width <= Number(/max-width: (\d+)px/.exec(query)?.[1]))

test.each([
  [1, 'Mobile'],
  [600, 'Mobile'],
  [601, 'Tablet'],
  [992, 'Tablet'],
  [993, 'Desktop'],
  [4000, 'Desktop'],
] as const)('[LAY-16] %d px is a %s, and nothing else', (width, device) => {
  expect(deviceAt(width)).toBe(device)
})

test('[LAY-16] without animation frames a resize is read at most every 100 ms, by a 16 ms timer, the last one included', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const start = Date.now()
    const readAt: number[] = []
    const resize = throttle(() => readAt.push(Date.now() - start), 100)
    for (let step = 0; step < 25; step += 1) {
      resize.call()
      vi.advanceTimersByTime(10)
    }
    vi.advanceTimersByTime(200)
    expect(readAt).toEqual([16, 116, 216, 316])
    resize.call()
    resize.cancel()
    vi.advanceTimersByTime(500)
    expect(readAt).toHaveLength(4)
  } finally {
    vi.useRealTimers()
  }
})
