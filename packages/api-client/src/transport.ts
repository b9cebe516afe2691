import { ApiError } from './ApiError.ts'
import { failureText, type TextOptions } from './failureText.ts'

/** Settings of every request. */
export interface TransportOptions extends TextOptions {
  fetch: typeof fetch
  timeoutMs: number
  credentials?: RequestInit['credentials'] | undefined
}

/** A request of a call. */
export interface HttpRequest {
  url: string
  method: string
  headers: Record<string, string>
  /** JSON. */
  body?: string
}

/** A reply, successful or not. */
export interface HttpReply {
  url: string
  status: number
  statusText: string
  headers: Headers
  /** Seconds of the `Retry-After` header. */
  retryAfter: number | undefined
  text: string
}

/** Sends a request. Throws an `ApiError` on a timeout or network failure, or the signal's reason if the caller aborted. */
export async function send(options: TransportOptions, { url, ...request }: HttpRequest, signal?: AbortSignal): Promise<HttpReply> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), options.timeoutMs)
  try {
    const response = await options.fetch(url, {
      ...request,
      ...(options.credentials && { credentials: options.credentials }),
      cache: 'no-store',
      // The request contains the token, so redirects are not followed.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
    })
    const { status, statusText, headers } = response
    return { url, status, statusText, headers, retryAfter: seconds(headers.get('retry-after')), text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const kind = timer.signal.aborted ? 'timeout' : 'network'
    throw new ApiError({ kind, url, message: failureText(kind, url, options), cause })
  } finally {
    clearTimeout(timeout)
  }
}

function seconds(header: string | null): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined
}
