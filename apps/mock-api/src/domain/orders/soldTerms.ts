import { edition, type Catalogue, type Edition } from '@view-site/contract'
import { z } from 'zod'
import type { OrderRow } from '../../db/tables/OrderTables.ts'

/** What one unit of an edition delivers. */
export const soldTerms = edition.pick({
  sku: true,
  product: true,
  edition: true,
  seats: true,
  projects: true,
  licenses: true,
  perpetual: true,
  grants: true,
  support_months: true,
  updates_months: true,
})

/** What one unit of an edition delivers. */
export type SoldTerms = z.output<typeof soldTerms>

const stored = z.array(soldTerms)

/** The text that an order keeps of the editions it sells, so that it delivers what was sold and not what the catalogue says later. */
export function keepTerms(editions: readonly Edition[]): string {
  return JSON.stringify(stored.parse(editions))
}

/** What an order sold under `sku`. Orders from before terms were kept use the catalogue; throws if it no longer has the edition. */
export function termsOf(order: Pick<OrderRow, 'order_no' | 'terms'>, sku: string | undefined, catalogue: Catalogue): SoldTerms {
  const terms: readonly SoldTerms[] = order.terms === null ? catalogue.editions : stored.parse(JSON.parse(order.terms))
  const found = terms.find((one) => one.sku === sku)
  if (found === undefined) throw new Error(`Order ${order.order_no} holds ${sku}, which left the catalogue; put it back to deliver it`)
  return found
}
