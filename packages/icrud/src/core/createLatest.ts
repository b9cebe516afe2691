/** How a run ended; `stale` means that it was superseded or cancelled. */
export type LatestResult<Value> = { state: 'done'; value: Value } | { state: 'failed'; error: unknown } | { state: 'stale' }

/** Runs tasks, of which only the latest has a result. */
export interface Latest {
  run: <Value>(task: (signal: AbortSignal) => Value | Promise<Value>) => Promise<LatestResult<Value>>
  cancel: () => void
}

/** Creates a runner. A new run aborts the previous one, whose result or error is ignored. */
export function createLatest(): Latest {
  let current: AbortController | undefined
  return {
    async run(task) {
      current?.abort()
      const own = new AbortController()
      current = own
      try {
        const value = await task(own.signal)
        return own.signal.aborted ? { state: 'stale' } : { state: 'done', value }
      } catch (error) {
        return own.signal.aborted ? { state: 'stale' } : { state: 'failed', error }
      }
    },
    cancel: () => current?.abort(),
  }
}
