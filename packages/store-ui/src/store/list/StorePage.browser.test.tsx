import * as errorCodes from '@view-site/contract/error-codes'
import type { StoreGoods } from '@view-site/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../../test/openShop.ts'
import { sampleGoods } from '../../../test/sampleGoods.ts'
import { renderPage, type RenderPageOptions } from '../../../test/renderPage.tsx'
import type { StoreFilters } from './storeFilters.ts'
import { StorePage } from './StorePage.tsx'

async function openStore(options: RenderPageOptions & { filters?: StoreFilters; goods?: StoreGoods[] } = {}) {
  const onChange = vi.fn<(filters: StoreFilters, options: { isTyping: boolean }) => void>()
  function Page() {
    const [filters, setFilters] = useState(options.filters ?? {})
    return (
      <StorePage
        goods={options.goods}
        filters={filters}
        onFiltersChange={(next, how) => {
          onChange(next, how)
          setFilters(next)
        }}
      />
    )
  }
  return { ...(await renderPage(<Page />, options)), onChange }
}

const cards = () => page.getByRole('list', { name: '商品' }).getByRole('listitem')
const cardOf = (title: string) => cards().filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('[SALE-06] the store shows its things page by page, each leading to its own page', async () => {
  const { onChange } = await openStore()
  await expect.element(page.getByText(/共 14 件/)).toBeVisible()
  await expect.poll(() => cards().length).toBe(12)
  await expect.element(page.getByRole('link', { name: '商品 1', exact: true })).toHaveAttribute('href', '/store/item/goods-1')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.poll(() => cards().length).toBe(2)
  expect(onChange).toHaveBeenLastCalledWith({ page: 2 }, { isTyping: false })
})

test('[SALE-06] kind, price and words filter the list, and clearing shows all again', async () => {
  const { onChange, shop } = await openStore()
  await page.getByRole('button', { name: '文档', exact: true }).click()
  await expect.element(page.getByText(/共 5 件/)).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索商店' }).fill('商品 5')
  await expect.element(page.getByText(/共 1 件/)).toBeVisible()
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'doc', search: '商品 5' }, { isTyping: true })
  await page.getByRole('button', { name: '免费', exact: true }).click()
  await expect.element(page.getByText('没有符合条件的商品')).toBeVisible()
  await page.getByRole('button', { name: '清除条件' }).click()
  await expect.element(page.getByText(/共 14 件/)).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  expect(shop.sent('pro/info/get').at(-1)).toMatchObject({ scope: 'store' })
})

test('[SALE-06] what was typed stays while the list is read, and is asked for once', async () => {
  const { shop } = await openStore()
  await expect.poll(() => cards().length).toBe(12)
  const before = shop.count('pro/info/get')
  await page.getByRole('searchbox').fill('商')
  await page.getByRole('searchbox').fill('商品')
  await page.getByRole('searchbox').fill('商品 14')
  await expect.element(page.getByText(/共 1 件/)).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('商品 14')
  expect(shop.count('pro/info/get')).toBe(before + 1)
})

test('[SALE-06] what is owned, free or free with an edition says so', async () => {
  const shop = await openShop()
  await shop.buyItem('goods-1')
  // The edition that makes materials free.
  await shop.buy()
  await openStore({ shop })
  await expect.element(cardOf('商品 1')).toMatchTextContent(/已拥有/)
  await expect.element(cardOf('商品 3')).toMatchTextContent(/免费.*¥30.*你的版本免费/)
  await page.getByRole('checkbox', { name: '只看已拥有' }).click()
  await expect.element(page.getByText(/共 1 件/)).toBeVisible()
})

test('[SALE-06] a visitor is not asked what they own', async () => {
  const { shop } = await openStore({ session: { status: 'visitor' }, filters: { owned: true } })
  await expect.poll(() => cards().length).toBe(12)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  expect(shop.sent('pro/info/get')[0]).not.toHaveProperty('owned')
})

test('[SALE-06] the filters of a visitor do not move when the session is known', async () => {
  await openStore({ session: { status: 'loading' }, goods: sampleGoods() })
  await expect.element(cardOf('商品 1')).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test.each([
  ['no connection', { drop: true }],
  ['a refusal', { code: errorCodes.maintenance }],
] as const)('[SALE-06] a list that failed to load can be loaded again: %s', async (_name, fault) => {
  const shop = await openShop()
  await shop.control.fault({ path: 'pro/info/get', ...fault })
  await openStore({ shop })
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  await shop.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText(/共 14 件/)).toBeVisible()
})

test('[SALE-06] goods that the site knows stay in place while the API fails, and the retry loads the list', async () => {
  const shop = await openShop()
  await shop.control.fault({ path: 'pro/info/get', code: errorCodes.maintenance })
  await openStore({ shop, goods: sampleGoods() })
  await expect.element(page.getByText('没能更新商店')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(cardOf('商品 1')).toBeVisible()
  await shop.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('没能更新商店')).not.toBeInTheDocument()
  await expect.element(page.getByText(/共 14 件/)).toBeVisible()
})

test('[SALE-06] goods that the site knows are shown before they are loaded; filters wait for the API', async () => {
  const shop = await openShop()
  const release = shop.hold('pro/info/get')
  await openStore({ shop, goods: sampleGoods({ title: { 'zh-CN': '旧名', 'en-US': 'Old name' } }) })
  await expect.element(cardOf('旧名')).toBeVisible()
  await page.getByRole('button', { name: '文档', exact: true }).click()
  await expect.element(page.getByText('正在读取商店…')).toBeVisible()
  release()
  await expect.element(page.getByText(/共 5 件/)).toBeVisible()
  await page.getByRole('button', { name: '全部', exact: true }).click()
  await expect.element(cardOf('商品 1')).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-06] the store is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await openStore({ locale, theme, size: [width, 800] })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
