import { z } from 'zod'
import { id, time } from './common.ts'

/** A session of the account: a browser or program that is signed in. */
export const signedInDevice = z
  .object({
    id,
    current: z.boolean().describe('Whether it is the session of this request'),
    user_agent: z.string().describe('As sent at the sign-in; empty if none was sent'),
    created_at: time,
    seen_at: time.describe('Last use, to the hour'),
  })
  .meta({ id: 'SignedInDevice' })

/** A session of the account: a browser or program that is signed in. */
export type SignedInDevice = z.infer<typeof signedInDevice>
