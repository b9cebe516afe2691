import type { Log } from '../core/Log.ts'

/** Logs unhandled errors and rejections, and scripts and styles that failed to load. Returns a cleanup function. */
export function attachLog(log: Log): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) {
      const { message, error, filename, lineno, colno } = event
      log.add({ type: 'error', message, detail: error ?? { source: `${filename}:${lineno}:${colno}` } })
      return
    }
    const address = addressOf(event.target)
    if (address !== null) log.add({ type: 'error', message: 'A file of the app did not load', detail: { source: address } })
  }
  // Captured: load errors do not bubble.
  addEventListener('error', onError, { signal, capture: true })
  addEventListener('unhandledrejection', ({ reason }) => log.add({ type: 'error', message: messageOf(reason), detail: reason }), {
    signal,
  })
  addEventListener(
    'vite:preloadError',
    (event) => log.add({ type: 'error', message: 'A part of the app did not load', detail: 'payload' in event ? event.payload : null }),
    { signal },
  )
  return () => listeners.abort()
}

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : null
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}
