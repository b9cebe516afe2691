import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { openShop } from '../../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../../test/renderPage.tsx'
import { PayPage } from '../PayPage.tsx'

const phone: RenderPageOptions = { size: [390, 844] }

async function setUp({ cardPayments = true } = {}) {
  const clock = createFakeClock()
  const shop = await openShop({ clock, cardPayments, timeoutMs: 60_000 })
  const { order_no: orderNo } = await shop.order()
  const open = (rest: RenderPageOptions = {}) =>
    renderPage(<PayPage orderNo={orderNo} cardPayments={cardPayments} />, { clock, shop, landmark: 'div', ...rest })
  return { clock, open, orderNo, shop }
}

const methods = () =>
  page
    .getByRole('group', { name: /支付方式|Payment method/ })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const spoken = () => [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).filter(Boolean)

test('[SALE-04] on English pages the card comes first, and opens the provider’s page in a new tab', async () => {
  const { open, shop } = await setUp()
  await open({ locale: 'en-US' })
  const link = page.getByRole('link', { name: 'Pay by card' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/pay\//))
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(methods()).toEqual(['Card', 'WeChat Pay', 'Alipay'])
  expect(shop.count('pro/order/pay/wechat')).toBe(0)
  await expect.element(page.getByText('You are charged in CNY.', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/30:00/)).toBeVisible()
  expect(spoken()).toContain('Enter your card on the payment provider’s page')
  expect(await violations()).toEqual([])
})

test('[SALE-04] on Chinese pages the card comes last, and is chosen by keyboard', async () => {
  const { open, orderNo, shop } = await setUp()
  await open()
  await expect.element(page.getByRole('img', { name: /微信支付二维码/ })).toBeVisible()
  expect(methods()).toEqual(['微信支付', '支付宝', '银行卡'])
  page.getByRole('button', { name: '银行卡' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: '用银行卡付款' })).toBeVisible()
  expect(shop.sent('pro/order/pay/card').at(-1)).toEqual(expect.objectContaining({ order_no: orderNo }))
  expect(await violations()).toEqual([])
})

test('[SALE-04] a phone opens the provider’s page in the same tab, and three methods fit', async () => {
  const { open } = await setUp()
  await open({ ...phone, locale: 'en-US' })
  await expect.element(page.getByRole('link', { name: 'Pay by card' })).not.toHaveAttribute('target')
  expect(methods()).toEqual(['Card', 'Alipay', 'WeChat Pay'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})

test('[SALE-04] a payment that was closed is opened again, and one that is paid shows the order as paid', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  await open({ locale: 'en-US' })
  const link = page.getByRole('link', { name: 'Pay by card' })
  await expect.element(link).toBeVisible()
  await shop.payer(orderNo, 'closed')
  await clock.advance(2_000)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.element(link).toBeVisible()
  expect(spoken()).not.toContain('The card payment was closed')
  await shop.payer(orderNo, 'paid')
  await clock.advance(2_000)
  await expect.element(page.getByRole('heading', { name: 'Order paid' })).toBeVisible()
})

test('[SALE-04] a provider that cannot be reached is named, and the other methods stay', async () => {
  const { open, shop } = await setUp()
  await shop.control.fault({ path: 'pro/order/pay/card', code: 50201 })
  await open({ locale: 'en-US' })
  await expect.element(page.getByText('We could not start the card payment').first()).toBeVisible()
  await page.getByRole('button', { name: 'WeChat Pay' }).click()
  await expect.element(page.getByRole('img', { name: /WeChat Pay QR code/ })).toBeVisible()
})

test('[SALE-04] where no cards are accepted none are offered', async () => {
  const { open } = await setUp({ cardPayments: false })
  await open({ locale: 'en-US' })
  await expect.element(page.getByRole('img', { name: /WeChat Pay QR code/ })).toBeVisible()
  expect(methods()).toEqual(['WeChat Pay', 'Alipay'])
})
