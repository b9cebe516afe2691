import { z } from 'zod'
import { time } from './common.ts'

/** A file to fetch with GET before it expires; the address is for whoever asked and for nobody else. */
export const download = z
  .object({
    url: z.url({ protocol: /^https?$/ }),
    name: z.string().min(1),
    size: z.int().min(0).describe('Bytes'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    expires_at: time,
  })
  .meta({ id: 'Download' })

/** A file to fetch. */
export type Download = z.infer<typeof download>
