import type { CallIdempotence } from '@view-site/contract'
import { ApiError } from './ApiError.ts'

/** Milliseconds to wait before retrying a call; undefined if it is not retried. */
export function retryDelay(error: unknown, idempotence: CallIdempotence, attempt: number): number | undefined {
  if (idempotence === false || attempt > 0 || !(error instanceof ApiError)) return undefined
  if (error.kind === 'network' || gatewayStatuses.has(error.status ?? 0)) return 400
  if (error.code === stillRunning) return 1000
  return undefined
}

// A timeout is not retried automatically: the visitor has already waited five seconds.
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504])
const stillRunning = 40951

/** Waits; rejects with the signal's reason if the caller aborts. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
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
