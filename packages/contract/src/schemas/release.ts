import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, time } from './common.ts'

/** Why a release cannot be downloaded: no purchase, a smaller edition, or updates that ended before its publication. */
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

/** A version of a product or store item. A user who was once entitled to it stays entitled. */
export const release = z
  .object({
    id,
    product: z.enum(products).optional(),
    store_item_id: id.optional(),
    version: z.string().min(1).max(40),
    channel: z.enum(['stable', 'beta']),
    published_at: time,
    notes_md: z.string().describe('Markdown; must be rendered without HTML. A line <!-- en-US --> begins the part of that language'),
    files: z.array(releaseFile),
    min_edition: z.enum(editionNames),
    entitled: z.boolean(),
    reason: releaseRefusal.optional().describe('Only where entitled is false'),
  })
  .meta({ id: 'Release' })

/** A captcha to solve before a download; valid for that user and that release only. */
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
/** A captcha to solve before a download. */
export type ReleaseCaptcha = z.infer<typeof releaseCaptcha>
