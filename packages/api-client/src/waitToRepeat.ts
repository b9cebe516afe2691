import { ApiError } from './ApiError.ts'

/** Milliseconds after which a failed call is repeated; undefined if it is not. */
export type RetryDelay = (error: ApiError) => number | undefined

/** Waits as long as `retryDelay` says; resolves with false at once if the call is not repeated. Rejects with the signal's reason. */
export async function waitToRepeat(error: unknown, retryDelay: RetryDelay, signal?: AbortSignal): Promise<boolean> {
  const wait = error instanceof ApiError ? retryDelay(error) : undefined
  if (wait === undefined) return false
  await delay(wait, signal)
  return true
}

/** The delay after failures that are usually temporary. */
export const gatewayDelay: RetryDelay = ({ kind, status = 0 }) => (kind === 'network' || gatewayStatuses.has(status) ? 400 : undefined)

// A timeout is not retried automatically: the visitor has already waited five seconds.
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504])

function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
