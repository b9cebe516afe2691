import type { Edition } from '@view-site/contract'
import type { PlanOffer } from './planOffers.ts'

/** The props that the plans share. */
export interface SaleProps {
  /** Editions of the chosen product, smallest first. */
  editions: readonly Edition[]
  /** How each edition is offered, by its sku. */
  offers: ReadonlyMap<string, PlanOffer>
  /** The prices are examples, and are marked as such. */
  example: boolean
  /** The edition whose order is being placed. */
  busySku: string | undefined
  onBuy: (edition: Edition) => void
}
