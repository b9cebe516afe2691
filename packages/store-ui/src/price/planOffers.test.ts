import type { Purchase } from '@view-site/contract'
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { planOffers } from './planOffers.ts'

const { editions } = sampleCatalogue

function purchase(id: string, sku: string, upgrades: Purchase['upgrades'] = []): Purchase {
  const at = '2026-05-06T02:00:00.000Z'
  return {
    id,
    sku,
    upgrades,
    order_no: '1',
    product: 'admin_plus',
    edition: 'team',
    status: 'active',
    seats: 10,
    license_limit: 1,
    licenses_used: 0,
    perpetual: true,
    support_until: at,
    updates_until: at,
    created_at: at,
  }
}

test('[SALE-01] a visitor without purchases buys every edition', () => {
  expect([...planOffers(editions, []).values()].every((offer) => offer.kind === 'buy' && offer.owned === 0)).toBe(true)
})

test('[SALE-01] the owner of a smaller edition pays the difference, for the purchase where it is least', () => {
  const offer = { sku: 'admin_plus-enterprise', edition: 'enterprise', quantity: 1 } as const
  const purchases = [
    purchase('p_1', 'admin_plus-standard', [{ ...offer, amount: 396_000 }]),
    purchase('p_2', 'admin_plus-team', [{ ...offer, amount: 198_000 }]),
  ]
  const offers = planOffers(editions, purchases)
  expect(offers.get('admin_plus-enterprise')).toEqual({ kind: 'upgrade', purchaseId: 'p_2', quantity: 1, amount: 198_000 })
  expect(offers.get('admin_plus-standard')).toEqual({ kind: 'buy', owned: 1 })
  expect(offers.get('icrud-standard')).toEqual({ kind: 'buy', owned: 0 })
})

test('[SALE-01] an owner is offered the renewal of the purchase whose updates end first', () => {
  const renewal = { sku: 'admin_plus-team', quantity: 2, amount: 316_800, support_until: '2030-05-06T02:00:00.000Z' }
  const later = { ...purchase('p_1', 'admin_plus-team'), updates_until: '2029-05-06T02:00:00.000Z' }
  const sooner = { ...purchase('p_2', 'admin_plus-team'), updates_until: '2028-05-06T02:00:00.000Z' }
  const offers = planOffers(editions, [
    { ...later, renewal: { ...renewal, quantity: 1, updates_until: '2031-05-06T02:00:00.000Z' } },
    { ...sooner, renewal: { ...renewal, updates_until: '2030-05-06T02:00:00.000Z' } },
  ])
  expect(offers.get('admin_plus-team')).toEqual({
    kind: 'buy',
    owned: 2,
    renewal: { purchaseId: 'p_2', quantity: 2, amount: 316_800, until: '2030-05-06T02:00:00.000Z' },
  })
})

test('[SALE-01] an unlimited edition is owned once; a refunded one can be bought again', () => {
  const own = purchase('p_1', 'admin_plus-enterprise')
  expect(planOffers(editions, [own]).get(own.sku)).toEqual({ kind: 'owned' })
  expect(planOffers(editions, [{ ...own, status: 'refunded' }]).get(own.sku)).toEqual({ kind: 'buy', owned: 0 })
})
