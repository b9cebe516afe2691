import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether to run every repetition: `FULL=1`. */
    isFull: boolean
  }
}

/** Number of repetitions: `usual` in each check, `full` with `FULL=1`. */
export function runs(usual: number, full: number): number {
  return inject('isFull') ? full : usual
}
