import type { EditionName, Purchase } from '@view-site/contract'

/** An upgrade or a renewal that a purchase offers. */
export type Extension = { key: string; sku: string; quantity: number; amount: number } & (
  | { type: 'upgrade'; edition: EditionName }
  | { type: 'renewal'; support_until: string; updates_until: string }
)

/** All upgrades and renewals that a purchase offers now: larger editions first, then another period. */
export function extensionsOf({ upgrades, renewal }: Pick<Purchase, 'upgrades' | 'renewal'>): Extension[] {
  return [
    ...upgrades.map((offer) => ({ ...offer, type: 'upgrade' as const, key: `upgrade ${offer.sku}` })),
    ...(renewal ? [{ ...renewal, type: 'renewal' as const, key: 'renewal' }] : []),
  ]
}
