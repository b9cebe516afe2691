import type { Edition, Purchase } from '@view-site/contract'

/** How an edition is offered to a visitor, who may own some already. */
export type PlanOffer =
  /** At its price; `owned` is how many purchases of it the visitor has. */
  | { kind: 'buy'; owned: number }
  /** For the difference to what the visitor owns; `amount` in fen. */
  | { kind: 'upgrade'; purchaseId: string; quantity: number; amount: number }
  /** A second one would add nothing. */
  | { kind: 'owned' }

/** The offer for a visitor without purchases. */
export const plainOffer: PlanOffer = { kind: 'buy', owned: 0 }

/** The offer of each edition, by its sku, to the owner of these purchases: the cheapest upgrade if there are several. */
export function planOffers(editions: readonly Edition[], purchases: readonly Purchase[]): ReadonlyMap<string, PlanOffer> {
  return new Map(editions.map((edition) => [edition.sku, offerOf(edition, purchases)]))
}

function offerOf({ sku, projects }: Edition, purchases: readonly Purchase[]): PlanOffer {
  const owned = purchases.filter((purchase) => purchase.sku === sku && purchase.status === 'active').length
  if (owned > 0 && projects === null) return { kind: 'owned' }
  const upgrades = purchases.flatMap(({ id, upgrades: offers }) =>
    offers.filter((offer) => offer.sku === sku).map(({ quantity, amount }) => ({ purchaseId: id, quantity, amount })),
  )
  const [cheapest] = upgrades.toSorted((one, other) => one.amount - other.amount)
  return cheapest ? { kind: 'upgrade', ...cheapest } : { kind: 'buy', owned }
}
