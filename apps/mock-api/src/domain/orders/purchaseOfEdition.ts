import type { PurchaseRow } from '../../db/tables/PurchaseTables.ts'
import { newId } from '../../secrets.ts'
import { addMonths } from '../licences/addMonths.ts'
import type { SoldTerms } from './soldTerms.ts'

/** The purchase for `quantity` units of an edition. */
export function purchaseOfEdition(
  edition: SoldTerms,
  { orderNo, userId, quantity, at }: { orderNo: string; userId: string; quantity: number; at: Date },
): PurchaseRow {
  return {
    id: newId('p'),
    order_no: orderNo,
    user_id: userId,
    sku: edition.sku,
    product: edition.product,
    edition: edition.edition,
    status: 'active',
    seats: edition.seats === null ? null : edition.seats * quantity,
    projects: edition.projects === null ? null : edition.projects * quantity,
    license_limit: edition.licenses * quantity,
    perpetual: edition.perpetual ? 1 : 0,
    grants: JSON.stringify(edition.grants),
    support_until: addMonths(at, edition.support_months),
    updates_until: addMonths(at, edition.updates_months),
    upgraded_from: null,
    created_at: at.toISOString(),
  }
}
