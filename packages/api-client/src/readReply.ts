import type { CallData, CallPath, Calls, Locale } from '@view-site/contract'
import type * as contractModule from '@view-site/contract'
import { ApiError, type ApiErrorOptions } from './ApiError.ts'
import { httpText } from './httpText.ts'
import { failureTexts } from './texts.ts'
import type { HttpReply } from './transport.ts'

/** The contract's module: schemas and codes. */
export type Contract = typeof contractModule

/** The part of a zod schema that this file uses. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error }
}

/**
 * Parses a reply: its `data` if the code is 200, the whole body if there is no code, both validated against the contract. Throws `ApiError`
 * for an HTTP failure, another code, or invalid data.
 */
export function readReply<Path extends CallPath>(path: Path, reply: HttpReply, contract: Contract, locale: Locale): CallData<Path> {
  const body = parseJson(reply.text)
  if (reply.status < 200 || reply.status > 299) throw httpError(reply, body, contract, locale)
  if (body === undefined) throw invalid(reply, locale)
  const schema = responses(contract.calls)[path].response
  if (!hasCode(body)) return checked(body, reply, schema, locale)
  if (body.code === 200) return checked(body.data, reply, schema, locale)
  throw businessError(reply, body, contract, locale)
}

/** The contract's calls, typed so that a path's schema returns that path's data. */
function responses(calls: Calls): { [Path in CallPath]: { response: Schema<CallData<Path>> } } {
  return calls
}

interface Envelope {
  code: unknown
  data?: unknown
  msg?: unknown
}

function hasCode(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'code')
}

function checked<T>(data: unknown, reply: HttpReply, schema: Schema<T>, locale: Locale): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  throw invalid(reply, locale, result.error)
}

function businessError(reply: HttpReply, envelope: Envelope, contract: Contract, locale: Locale): ApiError {
  if (typeof envelope.code !== 'number') return invalid(reply, locale)
  const own = typeof envelope.msg === 'string' && envelope.msg ? envelope.msg : undefined
  const entry = Object.entries(contract.codes).find(([code]) => Number(code) === envelope.code)?.[1]
  const message = locale === 'zh-CN' ? (own ?? entry?.msg) : (entry?.en ?? own)
  return new ApiError({
    ...details(envelope, contract),
    kind: 'business',
    url: reply.url,
    status: reply.status,
    message: message ?? failureTexts.business[locale],
  })
}

function httpError(reply: HttpReply, body: unknown, contract: Contract, locale: Locale): ApiError {
  const { url, status, statusText, retryAfter } = reply
  const message = httpText(status, url, locale) ?? (statusText || `HTTP ${status}`)
  return new ApiError({ retryAfter, ...(hasCode(body) && details(body, contract)), kind: 'http', url, status, message })
}

/** The fields of an envelope other than its message; invalid ones are dropped. */
function details(envelope: Envelope, contract: Contract): Partial<ApiErrorOptions> {
  const code = typeof envelope.code === 'number' ? envelope.code : undefined
  const data = contract.errorData.safeParse(envelope.data)
  if (!data.success) return { code }
  const { reason, fields, retry_after: retryAfter, order_no: orderNo } = data.data
  return { code, reason, fields, orderNo, ...(retryAfter !== undefined && { retryAfter }) }
}

function invalid({ url, status }: HttpReply, locale: Locale, cause?: unknown): ApiError {
  return new ApiError({ kind: 'invalid', url, status, message: failureTexts.invalid[locale], cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
