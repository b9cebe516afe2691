import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { id, requestId } from '../schemas/common.ts'
import { license, licenseHolder } from '../schemas/license.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'
import { purchase } from '../schemas/purchase.ts'
import { products } from '../values.ts'

/** The signed-in user's purchases, newest first. */
export const purchaseList = defineCall({
  path: 'pro/purchase/list',
  summary: "The user's purchases, newest first",
  auth: 'required',
  request: z.object({ ...pageRequest, product: z.enum(products).optional() }),
  response: pageOf(purchase).meta({ id: 'PurchasePage' }),
  errors: [],
  idempotent: true,
})

/** The signed-in user's licences, newest first; the full key only for the one in `reveal`, which needs a verified mail address. */
export const licenseList = defineCall({
  path: 'pro/license/list',
  summary: "The user's licences, newest first; `reveal` selects the one whose full key is requested, once the mail address is verified",
  auth: 'required',
  request: z.object({ ...pageRequest, product: z.enum(products).optional(), reveal: id.optional() }),
  response: pageOf(license).meta({ id: 'LicensePage' }),
  errors: [40301],
  idempotent: true,
})

/** Creates a licence of a purchase in a holder's name; the reply has the full key if the mail address is verified. */
export const licenseCreate = defineCall({
  path: 'pro/license/create',
  summary: "Create a licence in a holder's name",
  auth: 'required',
  request: z.object({ purchase_id: id, holder: licenseHolder, request_id: requestId }),
  response: license,
  errors: [40401, 40920, 40921],
  idempotent: 'request_id',
})
