import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderPage } from '../../test/renderPage.tsx'
import { StoreReleasesPage } from './StoreReleasesPage.tsx'

test('[SALE-06] the versions of a store item are under its name, with a link back', async () => {
  const { shop } = await renderPage(<StoreReleasesPage id="goods-1" />)
  await expect.element(page.getByRole('heading', { level: 1, name: '商品 1' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '商品详情' })).toHaveAttribute('href', '/store/item/goods-1')
  await expect.poll(() => shop.sent('pro/release/list')[0]).toMatchObject({ store_item_id: 'goods-1' })
  expect(await violations()).toEqual([])
})

test('[SALE-06] versions of an item that is not there say so', async () => {
  await renderPage(<StoreReleasesPage id="nothing" />)
  await expect.element(page.getByRole('heading', { name: '没有这件商品' })).toBeVisible()
})
