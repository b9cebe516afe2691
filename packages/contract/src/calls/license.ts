import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id, requestId, time } from '../schemas/common.ts'
import { license, licenseHolder } from '../schemas/license.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'
import { purchase } from '../schemas/purchase.ts'
import { editionNames, products } from '../values.ts'

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
  errors: [errorCodes.mailUnverified],
  idempotent: true,
})

/** Creates a licence of a purchase in a holder's name; the reply has the full key if the mail address is verified. */
export const licenseCreate = defineCall({
  path: 'pro/license/create',
  summary: "Create a licence in a holder's name",
  auth: 'required',
  request: z.object({ purchase_id: id, holder: licenseHolder, request_id: requestId }),
  response: license,
  errors: [errorCodes.notFound, errorCodes.licenseLimit, errorCodes.licenseSuspended],
  idempotent: 'request_id',
})

/**
 * The state of a licence key, for the product that was given it. It names neither holder nor account; a product has to go on working while
 * this call cannot be reached.
 */
export const licenseCheck = defineCall({
  path: 'pro/license/check',
  summary: 'The state of a licence key, for products',
  auth: 'none',
  request: z.object({ key: z.string().trim().toUpperCase().min(1).max(64) }),
  response: z
    .object({
      product: z.enum(products),
      edition: z.enum(editionNames),
      status: z.enum(['active', 'suspended', 'revoked']),
      domain: z.string().nullable().describe('The domain that the licence is for; null: any'),
      perpetual: z.boolean(),
      seats: z.int().min(1).nullable().describe('How many people may use it; null: no limit'),
      seats_used: z.int().min(1).describe('The buyer, and everyone who has taken a seat'),
      support_until: time,
      updates_until: time.describe('After it a perpetual licence covers the versions published before, another one has ended'),
      checked_at: time,
    })
    .meta({ id: 'LicenseState' }),
  errors: [errorCodes.notFound],
  idempotent: true,
})
