import type { Catalogue, Edition, Purchase, RenewalOffer, UpgradeOffer } from '@view-site/contract'
import type { PurchaseRow } from '../../db/tables/PurchaseTables.ts'
import { addMonths } from '../licences/addMonths.ts'

type Sellable = Edition & { price: number }

/**
 * What an active purchase can be upgraded or renewed to now, and at what price. The page shows these, and orders are checked against them.
 */
export function offersOf(purchase: PurchaseRow, catalogue: Catalogue, now: Date): Pick<Purchase, 'upgrades' | 'renewal'> {
  const own = catalogue.editions.find(({ sku }) => sku === purchase.sku)
  if (purchase.status !== 'active' || own === undefined) return { upgrades: [] }
  const upgrades = catalogue.editions.filter(isSellable).flatMap((target) => upgradeOffer(purchase, own, target) ?? [])
  return { upgrades, renewal: renewalOffer(purchase, own, now) }
}

/** The number of units of its edition in a purchase. */
export function unitsOf(purchase: PurchaseRow, edition: Edition): number {
  return Math.max(1, Math.floor(purchase.license_limit / edition.licenses))
}

/** The ends of a purchase's periods after a renewal; a period that is over restarts now. */
export function renewedUntil(
  purchase: Pick<PurchaseRow, 'support_until' | 'updates_until'>,
  edition: Pick<Edition, 'support_months' | 'updates_months'>,
  now: Date,
): Pick<PurchaseRow, 'support_until' | 'updates_until'> {
  const from = (until: string): Date => new Date(Math.max(Date.parse(until), now.getTime()))
  return {
    support_until: addMonths(from(purchase.support_until), edition.support_months),
    updates_until: addMonths(from(purchase.updates_until), edition.updates_months),
  }
}

/** The difference of the prices. One unlimited licence replaces any number of smaller ones. */
function upgradeOffer(purchase: PurchaseRow, own: Edition, target: Sellable): UpgradeOffer | undefined {
  if (!target.upgrade_from.includes(own.sku) || own.price === null) return undefined
  const units = unitsOf(purchase, own)
  const quantity = target.projects === null ? 1 : units
  return { sku: target.sku, edition: target.edition, quantity, amount: Math.max(0, target.price * quantity - own.price * units) }
}

function renewalOffer(purchase: PurchaseRow, own: Edition, now: Date): RenewalOffer | undefined {
  if (own.renewal_price === undefined) return undefined
  const quantity = unitsOf(purchase, own)
  return { sku: own.sku, quantity, amount: own.renewal_price * quantity, ...renewedUntil(purchase, own, now) }
}

function isSellable(edition: Edition): edition is Sellable {
  return edition.cta === 'buy' && edition.price !== null
}
