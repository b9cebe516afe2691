import { config, type z } from 'zod'
import { commonCodes, requestIdCodes, sessionCodes, type ErrorCode } from './codes.ts'

// zod's JIT compiler probes for eval, which a content security policy without 'unsafe-eval' reports as a violation.
if ('document' in globalThis) config({ jitless: true })

/** Whether a call needs the token in its body. `optional`: it is used if present. */
export type CallAuth = 'none' | 'optional' | 'required'

/** Whether a call may be retried: always, never, or with the same `request_id`. */
export type CallIdempotence = boolean | 'request_id'

/** What `defineCall` takes. */
export interface DefineCallOptions<Path extends string, Request extends z.ZodType, Response extends z.ZodType, Errors extends ErrorCode> {
  /** Short path under `/v1/`, or an absolute path starting with `/`. */
  path: Path
  /** One sentence for the OpenAPI document. */
  summary: string
  auth: CallAuth
  /** GET calls have their request in the query and need no token. @default 'POST' */
  method?: 'GET' | 'POST'
  /** The JSON body without the token, which the transport adds. */
  request: Request
  /** The envelope's `data` on success. */
  response: Response
  /** Codes of this call in addition to those that any call may return. */
  errors: readonly Errors[]
  idempotent: CallIdempotence
}

/** One call of the contract. */
export interface Call<
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Errors extends ErrorCode = ErrorCode,
> extends DefineCallOptions<Path, Request, Response, Errors> {
  /** Path on the server, with its leading slash. */
  url: string
}

/** Declares one call of the contract: client, server, OpenAPI document and tests all read it from here. */
export function defineCall<Path extends string, Request extends z.ZodType, Response extends z.ZodType, Errors extends ErrorCode = never>(
  options: DefineCallOptions<Path, Request, Response, Errors>,
): Call<Path, Request, Response, Errors> {
  return { ...options, url: options.path.startsWith('/') ? options.path : `/v1/${options.path}` }
}

/** Every code that a call may return, its own and the common ones, in ascending order. */
export function codesOf(call: Pick<Call, 'auth' | 'errors' | 'idempotent'>): ErrorCode[] {
  const session = call.auth === 'required' ? sessionCodes : []
  const request = call.idempotent === 'request_id' ? requestIdCodes : []
  return [...new Set<ErrorCode>([...commonCodes, ...session, ...request, ...call.errors])].toSorted((a, b) => a - b)
}
