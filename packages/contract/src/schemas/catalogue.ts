import { z } from 'zod'
import { products } from '../values.ts'
import { localized } from './common.ts'
import { edition } from './edition.ts'

/** Products, editions and prices, as the price page shows them. */
export const catalogue = z
  .object({
    scope: z.literal('catalogue'),
    example: z.boolean().describe('True while the owner has not set real prices: the page says so'),
    products: z.array(z.object({ product: z.enum(products), name: z.string(), summary: localized })),
    editions: z.array(edition),
  })
  .meta({ id: 'Catalogue' })

/** Products, editions and prices. */
export type Catalogue = z.infer<typeof catalogue>
