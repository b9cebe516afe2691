import { expect, test } from 'vitest'
import { openShop } from '../../test/openShop.ts'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { readLicenseKey, readLicenses } from './readLicenses.ts'

async function setUp(count: number) {
  const editions = sampleCatalogue.editions.map((edition) => ({ ...edition, licenses: 1000 }))
  const shop = await openShop({ catalogue: { ...sampleCatalogue, editions } })
  const purchase = await shop.buy()
  const licenses = []
  for (let index = 0; index < count; index++) licenses.push(await shop.issue(purchase, { type: 'person', name: `用户 ${index}` }))
  return { ...shop, licenses }
}

test('[SALE-05] all pages of licences are read, and no more', async () => {
  const shop = await setUp(250)
  const licenses = await readLicenses(shop.api)
  expect(new Set(licenses.map(({ id }) => id)).size).toBe(250)
  expect(shop.count('pro/license/list')).toBe(3)
  expect(licenses.every(({ key }) => key === undefined)).toBe(true)
})

test('[SALE-05] the full key of a licence is found on whichever page it is', async () => {
  const shop = await setUp(150)
  const oldest = shop.licenses[0]
  expect(await readLicenseKey(shop.api, oldest?.id ?? '')).toBe(oldest?.key)
})

test('[SALE-05] a licence that is gone says so', async () => {
  await expect(readLicenseKey((await setUp(1)).api, 'license-gone')).rejects.toThrow('no longer in the list')
})
