import * as errorCodes from '../errorCodes.ts'
import type { Case } from './Case.ts'
import { Deviation, same } from './Deviation.ts'
import { sampleBodies } from './sampleBodies.ts'

/** What calls do for a visitor. Nothing of it sends a message or leaves data behind. */
export const publicCases: readonly Case[] = [
  {
    path: 'pro/info/get',
    name: 'returns a catalogue whose upgrades and prices are consistent',
    async run({ ok }) {
      const catalogue = await ok('pro/info/get', { scope: 'catalogue' })
      if (catalogue.scope !== 'catalogue') throw new Deviation(`the scope is ${catalogue.scope}`)
      const skus = new Set(catalogue.editions.map(({ sku }) => sku))
      same('the number of skus', skus.size, catalogue.editions.length)
      for (const { sku, cta, price, upgrade_from } of catalogue.editions) {
        if (cta === 'buy' && price === null) throw new Deviation(`${sku} can be bought and has no price`)
        const missing = upgrade_from.find((from) => !skus.has(from))
        if (missing !== undefined) throw new Deviation(`${sku} upgrades ${missing}, which is not in the catalogue`)
      }
    },
  },
  {
    path: 'pro/info/get',
    name: 'returns a page of the store with at most page_size items',
    async run({ ok }) {
      const page = await ok('pro/info/get', { scope: 'store', page: 1, page_size: 2 })
      if (page.scope !== 'store') throw new Deviation(`the scope is ${page.scope}`)
      if (page.list.length > 2) throw new Deviation(`page_size 2 returns ${page.list.length} items`)
    },
  },
  {
    path: 'pro/info/get',
    name: 'does not know an unknown item',
    run: async ({ fails }) => void (await fails('pro/info/get', { scope: 'store_item', id: 'contract-check' }, errorCodes.notFound)),
  },
  { path: 'pro/ad/list', name: 'returns the ads of a placement', run: async ({ ok }) => void (await ok('pro/ad/list', { name: '100' })) },
  {
    path: 'pro/ad/click',
    name: 'ignores an unknown ad',
    run: async ({ ok }) => void (await ok('pro/ad/click', sampleBodies['pro/ad/click'])),
  },
  {
    path: '/api/system/menu/list',
    name: 'returns menus',
    run: async ({ ok }) => void (await ok('/api/system/menu/list', { locale: 'en-US' })),
  },
  { path: '/api/system/i18n/list', name: 'returns translations', run: async ({ ok }) => void (await ok('/api/system/i18n/list', {})) },
  { path: 'user/signout', name: 'succeeds without a session', run: async ({ ok }) => void (await ok('user/signout', {})) },
  {
    path: 'user/verify',
    name: 'refuses an unknown link',
    run: async ({ fails }) => void (await fails('user/verify', sampleBodies['user/verify'], errorCodes.linkInvalid)),
  },
  {
    path: 'user/reset/password',
    name: 'refuses an unknown link',
    run: async ({ fails }) => void (await fails('user/reset/password', sampleBodies['user/reset/password'], errorCodes.linkInvalid)),
  },
  {
    path: 'pro/license/check',
    name: 'does not know an unknown key',
    run: async ({ fails }) => void (await fails('pro/license/check', sampleBodies['pro/license/check'], errorCodes.notFound)),
  },
]
