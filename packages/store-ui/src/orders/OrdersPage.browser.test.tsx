import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { createFakeClock } from '../../test/fakeClock.ts'
import { openShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'

test('[SALE-05] an unpaid order leads to its payment, and can be cancelled after asking', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order()
  await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByRole('link', { name: '继续付款' })).toHaveAttribute('href', `/pay/${order_no}`)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect.element(page.getByText('已取消')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '继续付款' })).not.toBeInTheDocument()
  expect(shop.count('pro/order/cancel')).toBe(1)
})

test('[SALE-05] a paid order shows what was paid, its history, and the way to the licences', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order()
  await shop.pay(order_no)
  await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/已完成/)
  await page.getByText('进度').click()
  await expect.element(page.getByRole('listitem').last()).toMatchTextContent(/购买已生效/)
  await expect.element(page.getByRole('link', { name: '查看授权' })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-05] a paid order leads to the request for its invoice, and to the invoice once it is issued', async () => {
  const shop = await openShop()
  const { order_no } = await shop.buy()
  const { unmount } = await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByRole('link', { name: '申请发票' })).toHaveAttribute('href', `/user/invoice?order=${order_no}`)
  await expect.element(page.getByRole('link', { name: '查看发票' })).not.toBeInTheDocument()
  unmount()
  await shop.call('pro/invoice/apply', {
    order_nos: [order_no],
    kind: 'normal',
    title_type: 'person',
    title: '林夏',
    mail: 'lin@example.com',
    request_id: crypto.randomUUID(),
  })
  await shop.control.accounting(order_no, 'issued')
  await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByRole('link', { name: '查看发票' })).toHaveAttribute('href', '/user/invoice')
  await expect.element(page.getByRole('link', { name: '申请发票' })).not.toBeInTheDocument()
})

test('[SALE-05] an order that was paid in the meantime is not cancelled: the page says why and shows it as it is', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order()
  await renderPage(<OrdersPage />, { shop })
  await page.getByRole('button', { name: '取消订单' }).click()
  await shop.pay(order_no)
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/已完成/)
})

test('[SALE-05] an account without orders is led to the prices', async () => {
  await renderPage(<OrdersPage />)
  await expect.element(page.getByText('还没有订单')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
})

test('[SALE-05] a list that could not be loaded can be asked for again', async () => {
  const shop = await openShop()
  await shop.order()
  await shop.control.fault({ path: 'pro/order/list', code: errorCodes.maintenance })
  await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByText('订单没能读取')).toBeVisible()
  await shop.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('link', { name: '继续付款' })).toBeVisible()
})

test('[SALE-05] a list that takes too long can be requested again', async () => {
  const shop = await openShop()
  await shop.order()
  const release = shop.hold('pro/order/list')
  await renderPage(<OrdersPage />, { shop })
  await expect.element(page.getByText('订单没能读取')).toBeVisible()
  release()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('link', { name: '继续付款' })).toBeVisible()
})

test('[SALE-05] an order whose cancellation gets no reply is shown as cancelled', async () => {
  const shop = await openShop()
  await shop.order()
  await renderPage(<OrdersPage />, { shop })
  shop.loseReply('pro/order/cancel')
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/已取消/)
  await expect.element(page.getByRole('link', { name: '继续付款' })).not.toBeInTheDocument()
})

test('[SALE-05] an order that expires while the list is open is no longer offered for payment', async () => {
  const clock = createFakeClock()
  const shop = await openShop({ clock })
  await shop.order()
  await renderPage(<OrdersPage />, { shop, clock })
  await expect.element(page.getByRole('link', { name: '继续付款' })).toBeVisible()
  await clock.advance(121 * 60_000)
  await expect.element(page.getByRole('link', { name: '继续付款' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/已过期/)
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-05] the orders page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  const shop = await openShop()
  await shop.order()
  await renderPage(<OrdersPage />, { locale, theme, size: [width, 800], shop })
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
