import { codes, type ErrorCode, type ErrorData } from '@view-site/contract'

/** HTTP statuses of this API's replies. */
export type Status = 200 | 400 | 401 | 404 | 405 | 408 | 413 | 415 | 500

/** A reply with the envelope of a success. */
export function success(data: unknown): Response {
  return json(200, { code: 200, data, msg: 'ok' })
}

/** A reply with the envelope of a failure; business failures are HTTP 200. */
export function failure(
  code: ErrorCode,
  details: Omit<ErrorData, 'reason'> = {},
  status: Status = 200,
  headers: Record<string, string> = {},
): Response {
  const { reason, msg } = codes[code]
  return json(status, { code, data: { reason, ...details }, msg }, headers)
}

/** Headers of every reply: nothing is cached by others, no browser guesses a type, and a reply opened as a page loads nothing and is in no frame. */
export const replyHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** A JSON reply that is not cached. */
export function json(status: Status, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...replyHeaders, ...headers },
  })
}
