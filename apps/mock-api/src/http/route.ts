import type { Call, ErrorCode } from '@view-site/contract'
import type { z } from 'zod'
import type { Tx } from '../db/openDatabase.ts'
import type { CallContext } from './CallContext.ts'
import { BadBody } from './Failure.ts'
import { findInvalidText } from './findInvalidText.ts'
import { onceByRequestId } from './onceByRequestId.ts'

/** A call with its handler. */
export interface Route {
  call: Call
  /** Validates the body, runs the call and returns the envelope's `data`. */
  run(body: unknown, context: CallContext): Promise<unknown>
}

/** Handles a call of the contract. */
export function route<Path extends string, Request extends z.ZodType, Response extends z.ZodType, Errors extends ErrorCode>(
  call: Call<Path, Request, Response, Errors>,
  answer: (body: z.output<Request>, context: CallContext) => Promise<z.input<Response>>,
): Route {
  return {
    call,
    run: async (body, context) => call.response.parse(await answer(checked(call.request, body), context)),
  }
}

/** Handles a call that has a `request_id`: its effect and the stored reply are one transaction, so `answer` may only use `tx`. */
export function requestIdRoute<
  Path extends string,
  Request extends z.ZodType<{ request_id: string }>,
  Response extends z.ZodType,
  Errors extends ErrorCode,
>(
  call: Call<Path, Request, Response, Errors>,
  answer: (body: z.output<Request>, context: CallContext, tx: Tx) => Promise<z.input<Response>>,
): Route {
  return {
    call,
    run: (raw, context) => {
      const body = checked(call.request, raw)
      return onceByRequestId(context, call.path, body, async (tx) => call.response.parse(await answer(body, context, tx)))
    },
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const invalid = findInvalidText(body)
  if (invalid !== undefined) throw new BadBody({ [invalid]: 'remove NUL and unpaired surrogates' })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new BadBody(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message])))
}
