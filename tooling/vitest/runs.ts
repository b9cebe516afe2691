import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every repetition is wanted: `FULL=1`. */
    isFull: boolean
  }
}

/** How often something is repeated: `usual` times in each check, `full` times with `FULL=1`. */
export function runs(usual: number, full: number): number {
  return inject('isFull') ? full : usual
}
