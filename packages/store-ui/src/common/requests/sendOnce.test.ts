import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/openShop.ts'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { createRequestIds } from './createRequestIds.ts'
import { sendOnce } from './sendOnce.ts'

async function setUp() {
  const shop = await openShop({ timeoutMs: 2000 })
  const storage = memoryStorage()
  const purchase = await shop.buy()
  const create = (name: string) =>
    sendOnce({ api: shop.api, requestIds: createRequestIds(storage) }, 'pro/license/create', (request_id) => ({
      purchase_id: purchase.id,
      holder: { type: 'company', name },
      request_id,
    }))
  return { create, shop, storage }
}

test('[SALE-05] what was sent and got no answer is sent again with its id, over a reload, and done once', async () => {
  const { create, shop } = await setUp()
  shop.loseReply('pro/license/create')
  await expect(create('示例公司')).rejects.toMatchObject({ kind: 'timeout' })
  await create('示例公司')
  expect(await shop.licenses()).toHaveLength(1)
  await create('示例公司')
  expect(await shop.licenses(), 'a third time it is a new intention').toHaveLength(2)
})

test('[SALE-05] what was refused is forgotten, and storage never holds what was sent', async () => {
  const { create, shop, storage } = await setUp()
  await shop.control.fault({ path: 'pro/license/create', drop: true, times: 2 })
  await expect(create('机密公司')).rejects.toMatchObject({ kind: 'network' })
  expect(storage.entries.size).toBe(1)
  expect(JSON.stringify([...storage.entries])).not.toContain('机密公司')
  await shop.control.fault({ path: 'pro/license/create', code: errorCodes.licenseLimit, times: 1 })
  await expect(create('机密公司')).rejects.toThrow('授权数量已达上限')
  expect(storage.entries.size).toBe(0)
})
