import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../../test/openShop.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { sampleGoods } from '../../../test/sampleGoods.ts'
import { StoreItemPage } from './StoreItemPage.tsx'

test('[SALE-06] buying an item leads to its order’s payment; a double click makes one order', async () => {
  const { shop, visited } = await renderPage(<StoreItemPage id="goods-1" />)
  await page.getByRole('button', { name: '购买 ¥10', exact: true }).dblClick()
  await expect.poll(() => visited).toHaveLength(1)
  const { list } = await shop.call('pro/store/order/list', { page: 1, page_size: 20 })
  expect(visited).toEqual(list.map(({ order_no }) => `/store/pay/${order_no}`))
  expect(shop.sent('pro/order/create')[0]).toMatchObject({
    type: 'store',
    items: [{ sku: 'goods-1', quantity: 1 }],
    expect_amount: 1000,
  })
  expect(shop.count('pro/order/create')).toBe(1)
})

test('[SALE-06] a visitor reads for whom it is free, and signs in first', async () => {
  const signIn = vi.fn<() => Promise<boolean>>(async () => false)
  const { shop } = await renderPage(<StoreItemPage id="goods-3" />, { session: { status: 'visitor', signIn } })
  await expect.element(page.getByText('企业版、集团版客户免费，登录后按你的版本计价。')).toBeVisible()
  await page.getByRole('button', { name: '购买 ¥30' }).click()
  expect(signIn).toHaveBeenCalledOnce()
  expect(shop.count('pro/order/create')).toBe(0)
})

test('[SALE-06] what is free for the reader’s edition is taken without paying', async () => {
  const shop = await openShop()
  await shop.buy()
  const { visited } = await renderPage(<StoreItemPage id="goods-3" />, { shop })
  await page.getByRole('button', { name: '免费获取' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  const { list } = await shop.call('pro/store/order/list', { page: 1, page_size: 20 })
  expect(list).toMatchObject([{ type: 'store', amount_payable: 0 }])
})

test('[SALE-06] an owner reads, or downloads; nobody buys twice', async () => {
  const shop = await openShop()
  await shop.buyItem('goods-2')
  await shop.buyItem('goods-1')
  await renderPage(<StoreItemPage id="goods-2" />, { shop })
  await expect.element(page.getByRole('link', { name: '阅读《文档 2》' })).toHaveAttribute('href', '/store/doc/doc-2')
  await expect.element(page.getByRole('button', { name: /购买/ })).not.toBeInTheDocument()
  await renderPage(<StoreItemPage id="goods-1" />, { shop })
  await expect.element(page.getByRole('link', { name: '下载与版本' })).toHaveAttribute('href', '/store/release/goods-1')
})

test('[SALE-06] a price that changed in the meantime is shown before anything is ordered', async () => {
  const { shop } = await renderPage(<StoreItemPage id="goods-3" />)
  await expect.element(page.getByRole('button', { name: '购买 ¥30' })).toBeVisible()
  // An edition bought in another tab makes the item free.
  await shop.buy()
  await page.getByRole('button', { name: '购买 ¥30' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/价格有变动/)
  await expect.element(page.getByRole('button', { name: '免费获取' })).toBeVisible()
  expect(await shop.call('pro/store/order/list', { page: 1, page_size: 20 })).toMatchObject({ total: 0 })
})

test('[SALE-06] an item bought in another tab leads to the purchases', async () => {
  const { shop } = await renderPage(<StoreItemPage id="goods-1" />)
  await expect.element(page.getByRole('button', { name: '购买 ¥10' })).toBeVisible()
  await shop.buyItem('goods-1')
  await page.getByRole('button', { name: '购买 ¥10' }).click()
  await expect.element(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/store/purchases')
})

test('[SALE-06] an item that is not there says so and leads back', async () => {
  await renderPage(<StoreItemPage id="nothing" />)
  await expect.element(page.getByRole('heading', { name: '没有这件商品' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '回到商店' })).toHaveAttribute('href', '/store')
})

test('[SALE-06] an item that the site knows stays readable while the API fails, and the retry loads it', async () => {
  const shop = await openShop()
  await shop.buyItem('goods-1')
  await shop.control.fault({ path: 'pro/info/get', code: errorCodes.maintenance })
  await renderPage(<StoreItemPage id="goods-1" goods={sampleGoods()[0]} />, { shop })
  await expect.element(page.getByText('没能更新这件商品')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: '商品 1' })).toBeVisible()
  const retry = page.getByRole('button', { name: '重试' })
  await retry.click()
  await expect.element(retry).not.toHaveAttribute('aria-busy')
  await expect.element(retry).toHaveFocus()
  await shop.control.clearFaults()
  await retry.click()
  await expect.element(page.getByRole('link', { name: '下载与版本' })).toBeVisible()
  await expect.element(page.getByText('没能更新这件商品')).not.toBeInTheDocument()
})

test('[SALE-06] what an account owns cannot be bought before the item is loaded', async () => {
  const shop = await openShop()
  await shop.buyItem('goods-1')
  const release = shop.hold('pro/info/get')
  await renderPage(<StoreItemPage id="goods-1" goods={sampleGoods()[0]} />, { shop })
  await expect.element(page.getByRole('button', { name: /购买 ¥10/ })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect.element(page.getByRole('link', { name: '下载与版本' })).toBeVisible()
})

test('[SALE-06] an item that is no longer sold says so, although the site still has it', async () => {
  const [first] = sampleGoods()
  if (!first) throw new Error('There are no samples')
  await renderPage(<StoreItemPage id="withdrawn" goods={{ ...first, id: 'withdrawn' }} />)
  await expect.element(page.getByRole('heading', { name: '没有这件商品' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /购买/ })).not.toBeInTheDocument()
})

test('[SALE-06] pictures can be selected, and the title is reported', async () => {
  const setTitle = vi.fn<(title: string) => void>()
  await renderPage(<StoreItemPage id="goods-1" setTitle={setTitle} />)
  await page.getByRole('button', { name: '第 2 张图' }).click()
  await expect.element(page.getByRole('img', { name: '图 1' })).toHaveAttribute('src', '/store/goods-2.svg?1')
  expect(setTitle).toHaveBeenCalledWith('商品 1')
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-06] an item is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(<StoreItemPage id="goods-2" />, { locale, theme, size: [width, 800] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
