import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { catalogue } from '../schemas/catalogue.ts'
import { id } from '../schemas/common.ts'
import { documentId, lockedDocument } from '../schemas/lockedDocument.ts'
import { pageRequest } from '../schemas/page.ts'
import { storeDoc } from '../schemas/storeDoc.ts'
import { storeItemReply, storeList } from '../schemas/storeItem.ts'
import { locales, storeKinds, storeSorts } from '../values.ts'

/**
 * Public data: the catalogue, the store, one of its items; and licensed data: the restricted parts of a documentation page, and the store's
 * documents. A new scope is added to both unions.
 */
export const infoGet = defineCall({
  path: 'pro/info/get',
  summary: 'Product data by scope: catalogue, store, store_item; with the token store_doc, and doc for licensed parts of a page',
  auth: 'optional',
  request: z.discriminatedUnion('scope', [
    z.object({ scope: z.literal('catalogue') }),
    z.object({ scope: z.literal('doc'), id: documentId, locale: z.enum(locales) }),
    z.object({
      scope: z.literal('store'),
      ...pageRequest,
      search: z.string().trim().max(100).optional().describe('Words of titles, summaries and tags, in any language'),
      kind: z.enum(storeKinds).optional(),
      tag: id.optional(),
      price: z.enum(['free', 'paid']).optional().describe('By what the caller would pay'),
      owned: z.literal(true).optional().describe("Only the caller's own: needs the token"),
      sort: z.enum(storeSorts).default('newest'),
    }),
    z.object({ scope: z.literal('store_item'), id }),
    z.object({ scope: z.literal('store_doc'), id, locale: z.enum(locales) }),
  ]),
  response: z.discriminatedUnion('scope', [catalogue, lockedDocument, storeList, storeItemReply, storeDoc]),
  errors: [errorCodes.signInRequired, errorCodes.sessionExpired, errorCodes.sessionInvalid, errorCodes.notEntitled, errorCodes.notFound],
  idempotent: true,
})
