import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { createShop, lost, refusal } from '../../../test/createShop.ts'
import { memoryStorage } from '../../../test/memoryStorage.ts'
import { createRequestIds } from './createRequestIds.ts'
import { sendOnce } from './sendOnce.ts'

function setUp() {
  const shop = createShop({ now: Date.now })
  const storage = memoryStorage()
  const purchase = shop.addPurchase()
  const create = (name: string) =>
    sendOnce({ api: shop.api, requestIds: createRequestIds(storage) }, 'pro/license/create', (request_id) => ({
      purchase_id: purchase.id,
      holder: { type: 'company', name },
      request_id,
    }))
  return { create, shop, storage }
}

test('[SALE-05] what was sent and got no answer is sent again with its id, over a reload, and done once', async () => {
  const { create, shop } = setUp()
  shop.fail('pro/license/create', lost('timeout'), { after: true })
  await expect(create('示例公司')).rejects.toThrow('timeout')
  await create('示例公司')
  expect(shop.licenses).toHaveLength(1)
  await create('示例公司')
  expect(shop.licenses, 'a third time it is a new intention').toHaveLength(2)
})

test('[SALE-05] what was refused is forgotten, and storage never holds what was sent', async () => {
  const { create, shop, storage } = setUp()
  shop.fail('pro/license/create', lost('network'))
  await expect(create('机密公司')).rejects.toThrow('network')
  expect(storage.size()).toBe(1)
  expect(storage.text()).not.toContain('机密公司')
  shop.fail('pro/license/create', refusal(errorCodes.licenseLimit))
  await expect(create('机密公司')).rejects.toThrow('授权数量已达上限')
  expect(storage.size()).toBe(0)
})
