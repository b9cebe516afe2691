import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, time } from './common.ts'

/** What a paid order line gives its buyer. */
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
  })
  .meta({ id: 'Purchase' })

/** What a paid order line gives its buyer. */
export type Purchase = z.infer<typeof purchase>
