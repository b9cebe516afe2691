import type { Edition, Purchase } from '@view-site/contract'

/** How an edition is offered to a visitor, who may own some already. */
export type PlanOffer =
  /** At its price; `owned` is how many purchases of it the visitor has. */
  | { kind: 'buy'; owned: number; renewal?: PlanRenewal }
  /** For the difference to what the visitor owns; `amount` in fen. */
  | { kind: 'upgrade'; purchaseId: string; quantity: number; amount: number }
  /** A second one would add nothing. */
  | { kind: 'owned'; renewal?: PlanRenewal }

/** Another period of support and updates for a purchase of the visitor; `amount` in fen, `until` is the new end of its updates. */
export interface PlanRenewal {
  purchaseId: string
  quantity: number
  amount: number
  until: string
}

/** The offer for a visitor without purchases. */
export const plainOffer: PlanOffer = { kind: 'buy', owned: 0 }

/** The offer of each edition, by its sku, to the owner of these purchases: the cheapest upgrade, and the renewal that is due first. */
export function planOffers(editions: readonly Edition[], purchases: readonly Purchase[]): ReadonlyMap<string, PlanOffer> {
  return new Map(editions.map((edition) => [edition.sku, offerOf(edition, purchases)]))
}

function offerOf({ sku, projects }: Edition, purchases: readonly Purchase[]): PlanOffer {
  const own = purchases.filter((purchase) => purchase.sku === sku && purchase.status === 'active')
  const renewal = firstRenewal(own)
  if (own.length > 0 && projects === null) return { kind: 'owned', ...renewal }
  const upgrades = purchases.flatMap(({ id, upgrades: offers }) =>
    offers.filter((offer) => offer.sku === sku).map(({ quantity, amount }) => ({ purchaseId: id, quantity, amount })),
  )
  const [cheapest] = upgrades.toSorted((one, other) => one.amount - other.amount)
  return cheapest ? { kind: 'upgrade', ...cheapest } : { kind: 'buy', owned: own.length, ...renewal }
}

/** The renewal of the purchase whose updates end first. */
function firstRenewal(own: readonly Purchase[]): { renewal?: PlanRenewal } {
  const [due] = own.toSorted((one, other) => Date.parse(one.updates_until) - Date.parse(other.updates_until))
  if (!due?.renewal) return {}
  const { quantity, amount, updates_until } = due.renewal
  return { renewal: { purchaseId: due.id, quantity, amount, until: updates_until } }
}
