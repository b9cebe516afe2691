/** Shares the result of a running call with further calls. */
export function oneAtATime<Args extends unknown[], T>(action: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  let running: Promise<T> | undefined
  return (...args) => {
    running ??= action(...args).finally(() => {
      running = undefined
    })
    return running
  }
}

/** Runs an action once, and returns the same promise on every call. */
export function once<T>(action: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= action())
}
