import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, money, time } from './common.ts'

/** An upgrade of a purchase to a larger edition, for the difference of the prices. */
export const upgradeOffer = z
  .object({ sku: id, edition: z.enum(editionNames), quantity: z.int().min(1), amount: money.describe('What is to be paid') })
  .meta({ id: 'UpgradeOffer' })

/** A renewal: another period of support and updates. */
export const renewalOffer = z
  .object({ sku: id, quantity: z.int().min(1), amount: money, support_until: time, updates_until: time })
  .meta({ id: 'RenewalOffer' })

/** A purchase: what a paid order line gives its buyer. */
export const purchase = z
  .object({
    id,
    order_no: id,
    sku: id,
    product: z.enum(products),
    edition: z.enum(editionNames),
    status: z.enum(['active', 'upgraded', 'refunded']),
    seats: z.int().min(1).nullable().describe('null: no limit'),
    license_limit: z.int().min(0),
    licenses_used: z.int().min(0),
    perpetual: z.boolean(),
    support_until: time,
    updates_until: time,
    created_at: time,
    upgrades: z.array(upgradeOffer).describe('Only of an active purchase'),
    renewal: renewalOffer.optional().describe('Only of an active purchase whose edition can be renewed'),
  })
  .meta({ id: 'Purchase' })

/** A purchase: what a paid order line gives its buyer. */
export type Purchase = z.infer<typeof purchase>
/** An upgrade of a purchase to a larger edition. */
export type UpgradeOffer = z.infer<typeof upgradeOffer>
/** A renewal: another period of support and updates. */
export type RenewalOffer = z.infer<typeof renewalOffer>
