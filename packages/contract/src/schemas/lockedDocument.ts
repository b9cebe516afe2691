import { z } from 'zod'
import { flags, locales } from '../values.ts'

const folder = '[a-z0-9]+(?:[-_][a-z0-9]+)*'

/** Id of a documentation page: its route without the leading slash. The pattern rules out path traversal. */
export const documentId = z
  .string()
  .max(200)
  .regex(new RegExp(`^${folder}(?:/${folder})*$`))

/** A part of a page that requires one of some products, as compiled by the site's build. */
export const lockedPart = z.object({
  id: z.string().min(1).max(64).describe('The panel that replaces it has the same id'),
  products: z.array(z.enum(flags)).min(1),
  html: z.string().describe('Made by the build of the site, never by a reader'),
})

/** The parts of a page that the caller may read. */
export const lockedDocument = z
  .object({
    scope: z.literal('doc'),
    id: documentId,
    locale: z.enum(locales),
    parts: z.array(lockedPart).min(1),
  })
  .meta({ id: 'LockedDocument' })

/** The parts of a page that the caller may read. */
export type LockedDocument = z.infer<typeof lockedDocument>
