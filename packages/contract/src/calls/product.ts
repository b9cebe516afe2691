import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { catalogue } from '../schemas/catalogue.ts'
import { documentId, lockedDocument } from '../schemas/lockedDocument.ts'
import { locales } from '../values.ts'

/**
 * What is for sale, for everybody; and the parts of a page that need a licence, for those who have one. Further scopes join both
 * unions.
 */
export const infoGet = defineCall({
  path: 'pro/info/get',
  summary: 'Product data by scope: the catalogue, or the licensed parts of a page (scope doc, with the token)',
  auth: 'optional',
  request: z.discriminatedUnion('scope', [
    z.object({ scope: z.literal('catalogue') }),
    z.object({ scope: z.literal('doc'), id: documentId, locale: z.enum(locales) }),
  ]),
  response: z.discriminatedUnion('scope', [catalogue, lockedDocument]),
  errors: [40101, 40102, 40103, 40302, 40401],
  idempotent: true,
})
