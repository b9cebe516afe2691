import { z } from 'zod'
import { editionNames, flags, products } from '../values.ts'
import { currency, id, localized, money } from './common.ts'

/** An edition of a product. */
export const edition = z
  .object({
    sku: id,
    product: z.enum(products),
    edition: z.enum(editionNames),
    name: localized,
    tagline: localized,
    price: money.nullable().describe('null where the price is agreed upon (cta contact)'),
    list_price: money.nullable(),
    renewal_price: money.optional().describe('Of another period of support and updates; without it there is none'),
    currency,
    seats: z.int().min(1).nullable().describe('null: no limit'),
    projects: z.int().min(1).nullable().describe('null: no limit'),
    licenses: z.int().min(1).describe('Licence keys one unit allows'),
    source_code: z.boolean(),
    perpetual: z.boolean(),
    support_months: z.int().min(0),
    updates_months: z.int().min(0),
    free_materials: z.boolean(),
    upgrade_from: z.array(id),
    grants: z.array(z.enum(flags)).describe('Access flags that a purchase gives'),
    features: z.array(localized),
    cta: z.enum(['buy', 'contact']),
    highlight: z.boolean(),
  })
  .meta({ id: 'Edition' })

/** An edition of a product. */
export type Edition = z.infer<typeof edition>
