import type { Clock } from '../src/shared/clock.ts'

export interface FakeClock extends Clock {
  /** Moves time on, firing what falls due in order and letting promises settle in between. */
  advance: (ms: number) => Promise<void>
  /** When the timers that wait fall due. */
  due: () => number[]
}

/** A clock that moves only when told to. */
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

/** Lets chains of promises run to their end. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
