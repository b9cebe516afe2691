import { z } from 'zod'
import { time } from './common.ts'

/** State of a real-name authentication. */
export const realNameState = z.enum(['none', 'pending', 'passed', 'rejected'])

/** An account's real-name authentication; the submitted data is only returned masked. */
export const realName = z
  .object({
    real_name: realNameState,
    name_masked: z.string().optional(),
    id_number_masked: z.string().optional(),
    submitted_at: time.optional(),
    reject_reason: z.string().optional().describe('Why it was rejected, in the words of who decided'),
  })
  .meta({ id: 'RealName' })

/** An account's real-name authentication. */
export type RealName = z.infer<typeof realName>
