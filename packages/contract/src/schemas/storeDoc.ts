import { z } from 'zod'
import { locales } from '../values.ts'
import { id, localized } from './common.ts'

/** A heading of a document; the ids follow the order of the headings. */
const heading = z.object({ id, depth: z.int().min(1).max(3), text: z.string() }).meta({ id: 'StoreHeading' })

/** A document of the store. Callers who do not own it get its headings without the body. */
export const storeDoc = z
  .object({
    scope: z.literal('store_doc'),
    id,
    item_id: id.describe('The store item that it belongs to'),
    locale: z.enum(locales),
    title: localized,
    body_md: z.string().describe('Markdown; empty unless entitled'),
    toc: z.array(heading).describe('The headings of level 1 to 3, in order'),
    entitled: z.boolean(),
  })
  .meta({ id: 'StoreDoc' })

/** A document of the store. */
export type StoreDoc = z.infer<typeof storeDoc>
/** A heading of a document. */
export type StoreHeading = z.infer<typeof heading>
