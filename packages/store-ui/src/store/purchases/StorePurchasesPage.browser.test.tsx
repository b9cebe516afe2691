import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../../test/openShop.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { StorePurchasesPage, type StorePurchasesView } from './StorePurchasesPage.tsx'

function Page() {
  const [view, setView] = useState<StorePurchasesView>('items')
  return <StorePurchasesPage view={view} onViewChange={setView} />
}

test('[SALE-06] what is owned can be read and downloaded from here', async () => {
  const shop = await openShop()
  await shop.buyItem('goods-1')
  await shop.buyItem('goods-2')
  await renderPage(<Page />, { shop })
  await expect
    .element(page.getByRole('region', { name: '商品 2' }).getByRole('link', { name: '阅读《文档 2》' }))
    .toHaveAttribute('href', '/store/doc/doc-2')
  await expect.element(page.getByRole('region', { name: '商品 1' }).getByRole('link', { name: '下载与版本' })).toBeVisible()
})

test('[SALE-06] an account without any is led to the store', async () => {
  await renderPage(<Page />)
  await expect.element(page.getByText('还没有买过商店里的东西')).toBeVisible()
})

test('[SALE-06] an unpaid store order leads to its payment, and can be cancelled after asking', async () => {
  const shop = await openShop()
  const { order_no: number } = await shop.orderItem('goods-1')
  await renderPage(<Page />, { shop })
  await page.getByRole('button', { name: '订单' }).click()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/商品 1/)
  await expect.element(page.getByRole('link', { name: '继续付款' })).toHaveAttribute('href', `/store/pay/${number}`)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect.element(page.getByText('已取消')).toBeVisible()
  expect(shop.count('pro/store/order/cancel')).toBe(1)
})

test('[SALE-06] an account without store orders is led to the store', async () => {
  await renderPage(<Page />)
  await page.getByRole('button', { name: '订单' }).click()
  await expect.element(page.getByText('还没有商店订单')).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('[SALE-06] the store purchases are accessible and fit: %s, %s, %i px', async (locale, theme, width) => {
  const shop = await openShop()
  await shop.buyItem('goods-2')
  await renderPage(<Page />, { locale, theme, size: [width, 800], shop })
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
