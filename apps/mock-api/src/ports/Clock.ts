/** The only part that reads the time. */
export interface Clock {
  /** Time of day, for everything that is stored or compared. */
  now(): Date
  /** Milliseconds on a scale that never jumps, for durations in logs. */
  elapsed(): number
}

/** The machine's clock. */
export function systemClock(): Clock {
  return { now: () => new Date(), elapsed: () => performance.now() }
}

/** A clock that stands still or runs ahead on demand. */
export interface TestClock extends Clock {
  readonly frozen: boolean
  /** Stands still, at `at` or at its present time. */
  freeze(at?: Date): void
  /** Jumps ahead; negative milliseconds go back. */
  advance(milliseconds: number): void
  /** Runs again from where it stands. */
  run(): void
  /** Back to the time of the clock below. */
  reset(): void
}

/** A controllable clock on top of another. */
export function testClock(below: Clock = systemClock()): TestClock {
  let offset = 0
  let stopped: number | undefined
  const now = (): number => stopped ?? below.now().getTime() + offset
  return {
    now: () => new Date(now()),
    elapsed: () => below.elapsed(),
    get frozen() {
      return stopped !== undefined
    },
    freeze: (at) => {
      stopped = at?.getTime() ?? now()
    },
    advance: (milliseconds) => {
      if (stopped === undefined) offset += milliseconds
      else stopped += milliseconds
    },
    run: () => {
      if (stopped !== undefined) offset = stopped - below.now().getTime()
      stopped = undefined
    },
    reset: () => {
      offset = 0
      stopped = undefined
    },
  }
}
