/** The only source of time. */
export interface Clock {
  /** Wall-clock time, for everything that is stored or compared. */
  now(): Date
  /** Milliseconds on a monotonic scale, for durations in logs. */
  elapsed(): number
}

/** The machine's clock. */
export function systemClock(): Clock {
  return { now: () => new Date(), elapsed: () => performance.now() }
}

/** A clock that can be stopped and set. */
export interface TestClock extends Clock {
  readonly frozen: boolean
  /** Stops at `at`, or at its current time. */
  freeze(at?: Date): void
  /** Advances the clock; negative milliseconds set it back. */
  advance(milliseconds: number): void
  /** Continues from its current time. */
  run(): void
  /** Resets it to the underlying clock. */
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
