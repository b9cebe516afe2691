import type { StandardSchemaV1 } from '@standard-schema/spec'
import { ApiError } from './ApiError.ts'
import type { Envelope, EnvelopeFailure } from './envelope.ts'
import type { TextOptions } from './failureText.ts'
import { httpText } from './httpText.ts'
import { replyTexts } from './replyTexts.ts'
import type { HttpReply } from './transport.ts'

/** Options of {@link readReply}: schema of the data, envelope, and texts. */
export interface ReadReplyOptions<Data> extends TextOptions {
  schema: StandardSchemaV1<unknown, Data>
  envelope: Envelope
}

/** The data of a reply, checked by its schema. Throws `ApiError` for a failure in the envelope, or data that does not match the schema. */
export async function readReply<Data>(reply: HttpReply, options: ReadReplyOptions<Data>): Promise<Data> {
  const result = options.envelope({ ...reply, body: parseJson(reply.text) })
  if ('error' in result) throw failure(reply, result.error, options)
  const checked = await options.schema['~standard'].validate(result.data)
  if (!checked.issues) return checked.value
  throw failure(reply, { kind: 'invalid', cause: new Error(checked.issues.map(describe).join('\n')) }, options)
}

function failure({ url, status, statusText }: HttpReply, { kind, ...details }: EnvelopeFailure, options: TextOptions): ApiError {
  const message = () =>
    kind === 'http'
      ? (options.texts?.({ kind, url, status }) ?? httpText(status, url, options.locale()) ?? (statusText || `HTTP ${status}`))
      : (options.texts?.({ kind, url }) ?? replyTexts[kind][options.locale()])
  return new ApiError({ ...details, kind, url, status, message: details.message ?? message() })
}

function describe({ path = [], message }: StandardSchemaV1.Issue): string {
  const place = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
  return place ? `${place}: ${message}` : message
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
