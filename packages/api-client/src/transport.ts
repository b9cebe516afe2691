import type { Locale } from '@view-site/contract'
import { ApiError } from './ApiError.ts'
import { failureTexts } from './texts.ts'

/** Settings of every request. */
export interface TransportOptions {
  fetch: typeof fetch
  timeoutMs: number
  locale: () => Locale
}

/** A reply, successful or not. */
export interface HttpReply {
  url: string
  status: number
  statusText: string
  /** Seconds of the `Retry-After` header. */
  retryAfter: number | undefined
  text: string
}

/** Sends one POST. Throws an `ApiError` on a timeout or network failure, or the signal's reason if the caller aborted. */
export async function post(options: TransportOptions, url: string, body: object, signal?: AbortSignal): Promise<HttpReply> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), options.timeoutMs)
  try {
    const response = await options.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': options.locale() },
      body: JSON.stringify(body),
      cache: 'no-store',
      // The body contains the token, so redirects are not followed.
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
