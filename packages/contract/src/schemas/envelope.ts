import { z } from 'zod'
import { id } from './common.ts'

/** Details of a failure besides its code. */
export const errorData = z
  .object({
    reason: z.string().describe('Machine name of the code'),
    fields: z.record(z.string(), z.string()).optional().describe('Field → what is wrong with it'),
    retry_after: z.int().min(0).optional().describe('Seconds until another try makes sense'),
    order_no: id.optional().describe('The conflicting order (40915)'),
  })
  .meta({ id: 'ErrorData' })

/** Reply of a call that succeeded. */
export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(200), data, msg: z.string() })
}

/** Reply of a call that failed. */
export const failureEnvelope = z.object({ code: z.int().min(40000).max(59999), data: errorData, msg: z.string() }).meta({ id: 'Failure' })

/** The envelope with unknown `data`; the data's own schema is checked after the code. */
export const envelope = z.object({ code: z.int(), data: z.unknown(), msg: z.string() })

/** Details of a failure besides its code. */
export type ErrorData = z.infer<typeof errorData>
/** The envelope of any reply. */
export type Envelope = z.infer<typeof envelope>
