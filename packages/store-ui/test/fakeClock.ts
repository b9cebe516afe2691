import type { Clock } from '@view-site/platform'

export interface FakeClock extends Clock {
  /** Advances the time, firing due timers in order and letting promises settle in between. */
  advance: (ms: number) => Promise<void>
  /** When the pending timers fire. */
  due: () => number[]
}

/** A clock that the test moves. */
export function createFakeClock(start = Date.parse('2026-05-06T02:00:00Z')): FakeClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    due: () => timers.map(({ at }) => at),
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets chains of promises settle. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
