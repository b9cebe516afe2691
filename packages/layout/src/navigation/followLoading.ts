import type { Layout } from '../core/Layout.ts'

/** A part of the app that failed to load. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** How long loading may take, and who is notified of failures. */
export interface FollowLoadingOptions {
  /** How long a page may take to load, in ms. @default 120000 */
  limit?: number
  /** Called for each part that failed to load, to offer a reload for instance. The error is in the layout's log already. */
  onError: (error: LoadError) => void
}

/** Reports a load error when a part of the app fails to load, or a page does not load in time. Returns a cleanup function. */
export function followLoading({ store, inputs, router }: Layout, { limit = 120_000, onError }: FollowLoadingOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new AbortController()

  const stop = router.onLoading?.((loading) => {
    clearTimeout(timer)
    if (loading) timer = setTimeout(late, limit)
  })
  function late() {
    const error = new LoadError(`The page did not load within ${limit / 1000} s. Check the network, then reload.`)
    store.get(inputs).log?.add({ type: 'error', message: error.message, detail: error })
    onError(error)
  }
  // Logged by `attachLog` already.
  addEventListener(
    'vite:preloadError',
    ({ payload }: Event & { payload?: unknown }) => onError(new LoadError('A part of the app did not load.', { cause: payload })),
    { signal: listeners.signal },
  )
  return () => {
    stop?.()
    clearTimeout(timer)
    listeners.abort()
  }
}
