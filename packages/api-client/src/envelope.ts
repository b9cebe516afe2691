import type { ApiErrorOptions } from './ApiError.ts'
import type { HttpReply } from './transport.ts'

/** A reply of any status, with its parsed JSON. */
export interface EnvelopeReply extends HttpReply {
  /** The parsed body; undefined if it is not JSON. */
  body: unknown
}

/** A failure found in a reply. Without a message it gets a built-in text for its kind or status. */
export interface EnvelopeFailure extends Partial<Omit<ApiErrorOptions, 'kind' | 'url' | 'status' | 'message'>> {
  kind: 'business' | 'http' | 'invalid'
  message?: string | undefined
}

/** What a reply contains: data, which the call's schema then checks, or a failure. */
export type EnvelopeResult = { data: unknown } | { error: EnvelopeFailure }

/** Turns the reply of a server into data or a failure. */
export type Envelope = (reply: EnvelopeReply) => EnvelopeResult

/**
 * For servers without an envelope: with a status of 200 to 299 the body is the data (nothing if it is empty); any other is a failure, with
 * the details of a problem document (RFC 9457) if there is one.
 */
export function plainEnvelope({ status, text, body, retryAfter }: EnvelopeReply): EnvelopeResult {
  if (status < 200 || status > 299) return { error: { kind: 'http', retryAfter, ...problemOf(body) } }
  return body === undefined && text !== '' ? { error: { kind: 'invalid' } } : { data: body }
}

function problemOf(body: unknown): Pick<EnvelopeFailure, 'message' | 'reason' | 'details'> {
  if (typeof body !== 'object' || body === null) return {}
  const { type, title, detail }: { type?: unknown; title?: unknown; detail?: unknown } = body
  const message = [detail, title].find((text) => typeof text === 'string' && text !== '')
  return { details: body, ...(typeof message === 'string' && { message }), ...(typeof type === 'string' && { reason: type }) }
}
