import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { NextStep } from './NextStep.tsx'

test('[SALE-01] the next step is the payment of an unpaid order', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order()
  await renderPage(<NextStep />, { shop })
  await expect.element(page.getByRole('link', { name: '继续付款 ¥5,940.00' })).toHaveAttribute('href', `/pay/${order_no}`)
})

test('[SALE-05] after the payment it is the licences, and for a new account the prices', async () => {
  const shop = await openShop()
  const first = await renderPage(<NextStep />, { shop })
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
  first.unmount()
  await shop.buy()
  await renderPage(<NextStep />, { shop, locale: 'en-US' })
  await expect.element(page.getByRole('link', { name: 'See my license keys' })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-01] an order that has expired meanwhile is not offered: the next step is the prices', async () => {
  let elapsed = 0
  const shop = await openShop({ clock: { now: () => Date.now() + elapsed } })
  await shop.order()
  elapsed = 121 * 60_000
  await renderPage(<NextStep />, { shop })
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
})

test('where the orders cannot be read it still leads on', async () => {
  const shop = await openShop()
  await shop.control.fault({ path: 'pro/order/list', status: 503 })
  await renderPage(<NextStep />, { shop })
  await expect.element(page.getByRole('link', { name: '查看价格' })).toBeVisible()
})
