import { z } from 'zod'
import { time } from './common.ts'

/** How far the authentication of a real name has come. */
export const realNameState = z.enum(['none', 'pending', 'passed', 'rejected'])

/** The authentication of an account's real name; what was sent comes back masked alone. */
export const realName = z
  .object({
    real_name: realNameState,
    name_masked: z.string().optional(),
    id_number_masked: z.string().optional(),
    submitted_at: time.optional(),
    reject_reason: z.string().optional().describe('Why it was rejected, in the words of who decided'),
  })
  .meta({ id: 'RealName' })

/** The authentication of an account's real name. */
export type RealName = z.infer<typeof realName>
