import { z } from 'zod'
import { time } from './common.ts'

/** A file to GET before it expires; the address is for the requesting user only. */
export const download = z
  .object({
    url: z.url({ protocol: /^https?$/ }),
    name: z.string().min(1),
    size: z.int().min(0).describe('Bytes'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    expires_at: time,
  })
  .meta({ id: 'Download' })

/** A file to download. */
export type Download = z.infer<typeof download>
