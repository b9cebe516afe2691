import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, time } from './common.ts'

/** Why a release is not to be had: no purchase of it, one of a smaller edition, or one whose updates ended before it. */
export const releaseRefusal = z.enum(['not_entitled', 'edition', 'updates_ended'])

/** A file of a release. */
export const releaseFile = z
  .object({
    file_id: id,
    name: z.string().min(1).max(200),
    size: z.int().min(0).describe('Bytes'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .meta({ id: 'ReleaseFile' })

/** A version of a product or of a store item. Who could have it once has it for ever. */
export const release = z
  .object({
    id,
    product: z.enum(products).optional(),
    store_item_id: id.optional(),
    version: z.string().min(1).max(40),
    channel: z.enum(['stable', 'beta']),
    published_at: time,
    notes_md: z.string().describe('Markdown; whoever shows it lets no HTML through'),
    files: z.array(releaseFile),
    min_edition: z.enum(editionNames),
    entitled: z.boolean(),
    reason: releaseRefusal.optional().describe('Only where entitled is false'),
  })
  .meta({ id: 'Release' })

/** What has to be solved before a release is downloaded; good for that user and that release only. */
export const releaseCaptcha = z
  .object({
    captcha_id: id,
    image: z
      .string()
      .regex(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/)
      .optional()
      .describe('Of type image'),
    sent_to: z.string().optional().describe('Of type mail: the masked address'),
    expires_at: time,
  })
  .meta({ id: 'ReleaseCaptcha' })

/** A file of a release. */
export type ReleaseFile = z.infer<typeof releaseFile>
/** A version of a product or of a store item. */
export type Release = z.infer<typeof release>
/** What has to be solved before a release is downloaded. */
export type ReleaseCaptcha = z.infer<typeof releaseCaptcha>
