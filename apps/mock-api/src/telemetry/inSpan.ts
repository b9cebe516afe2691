import { SpanStatusCode, type Attributes, type SpanKind, type Tracer } from '@opentelemetry/api'
import { Failure } from '../http/Failure.ts'

/** Options of {@link inSpan}. */
export interface InSpanOptions {
  kind: SpanKind
  attributes?: Attributes
}

/** Runs work in a span, as a child of the current one. An error leaves its type in the span and is thrown on. */
export function inSpan<Result>(
  tracer: Tracer,
  name: string,
  { kind, attributes = {} }: InSpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      // A business failure is an ordinary reply.
      if (error instanceof Failure) span.setAttribute('shop.code', error.code)
      else span.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The kind of an error, its code or its name. Its text may repeat a mail address or a number. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER'
  if ('kind' in error && typeof error.kind === 'string') return error.kind
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
