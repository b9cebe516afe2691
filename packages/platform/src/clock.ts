/** The time, so that tests can use a fake clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Runs once after `ms`; the result cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/** `setTimeout` takes 31 bits: a longer delay would fire at once. */
const longestTimer = 2 ** 31 - 1

/** The browser's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), longestTimer))
    return () => clearTimeout(timer)
  },
}
