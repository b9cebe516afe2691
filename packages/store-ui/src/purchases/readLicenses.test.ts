import { expect, test } from 'vitest'
import { createShop } from '../../test/createShop.ts'
import { createFakeClock } from '../../test/fakeClock.ts'
import { readLicenseKey, readLicenses } from './readLicenses.ts'

function setUp(count: number) {
  const shop = createShop(createFakeClock())
  const purchase = shop.addPurchase({ license_limit: 1000 })
  for (let index = 0; index < count; index++) shop.issue(purchase, { type: 'person', name: `用户 ${index}` })
  return shop
}

test('[SALE-05] all pages of licences are read, and no more', async () => {
  const shop = setUp(250)
  const licenses = await readLicenses(shop.api)
  expect(new Set(licenses.map(({ id }) => id)).size).toBe(250)
  expect(shop.count('pro/license/list')).toBe(3)
  expect(licenses.every(({ key }) => key === undefined)).toBe(true)
})

test('[SALE-05] the full key of a licence is found on whichever page it is', async () => {
  const shop = setUp(150)
  const oldest = shop.licenses.at(-1)
  expect(await readLicenseKey(shop.api, oldest?.id ?? '')).toBe(oldest?.key)
})

test('[SALE-05] a licence that is gone says so', async () => {
  await expect(readLicenseKey(setUp(1).api, 'license-gone')).rejects.toThrow('no longer in the list')
})
