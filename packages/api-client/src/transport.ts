import type { Locale } from '@view-site/contract'
import { ApiError } from './ApiError.ts'
import { failureTexts } from './texts.ts'

/** What every request needs to know. */
export interface TransportOptions {
  fetch: typeof fetch
  timeoutMs: number
  locale: () => Locale
}

/** A reply as it came, good or bad. */
export interface HttpReply {
  url: string
  status: number
  statusText: string
  /** Seconds of the `Retry-After` header. */
  retryAfter: number | undefined
  text: string
}

/** Sends one POST. Throws `ApiError` without an answer in time, or the signal's reason when the caller gave up. */
export async function post(options: TransportOptions, url: string, body: object, signal?: AbortSignal): Promise<HttpReply> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), options.timeoutMs)
  try {
    const response = await options.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      // The body carries the token: it goes to the configured address and nowhere else.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
    })
    const { status, statusText, headers } = response
    return { url, status, statusText, retryAfter: seconds(headers.get('retry-after')), text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const kind = timer.signal.aborted ? 'timeout' : 'network'
    throw new ApiError({ kind, url, message: failureTexts[kind][options.locale()], cause })
  } finally {
    clearTimeout(timeout)
  }
}

function seconds(header: string | null): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined
}
