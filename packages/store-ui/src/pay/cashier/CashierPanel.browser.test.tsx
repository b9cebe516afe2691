import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { openShop, type OpenShopOptions } from '../../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../../test/renderPage.tsx'
import { PayPage } from '../PayPage.tsx'

const minute = 60_000
const phone: RenderPageOptions = { size: [390, 844] }

async function setUp(options: OpenShopOptions = { wechatH5: true }) {
  const clock = createFakeClock()
  const shop = await openShop({ clock, ...options })
  const { order_no: orderNo } = await shop.order()
  const open = (rest: RenderPageOptions = {}) => renderPage(<PayPage orderNo={orderNo} />, { clock, shop, landmark: 'div', ...rest })
  return { clock, open, orderNo, shop }
}

const code = page.getByRole('img', { name: '微信支付二维码，金额 ¥5,940.00' })
const link = page.getByRole('link', { name: '打开微信付款' })
const wechat = page.getByRole('button', { name: '微信支付' })
const spoken = () => [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).filter(Boolean)

test('[SALE-04] on a phone WeChat is opened; the code for another phone comes second; by keyboard, with the focus kept', async () => {
  const { open, orderNo, shop } = await setUp()
  await open(phone)
  await wechat.click()
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/pay\//))
  expect(shop.sent('pro/order/pay/wechat').at(-1)).toEqual(expect.objectContaining({ order_no: orderNo, device: 'wap' }))
  await expect.element(link).not.toHaveAttribute('target')
  // WeChat refuses visitors without a referrer.
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(link).toHaveAttribute('referrerpolicy', 'strict-origin')
  expect(spoken()).toContain('在微信里完成付款')
  expect(await violations()).toEqual([])

  page.getByRole('button', { name: '改为显示二维码，用另一部手机扫' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toBeVisible()
  expect(page.getByRole('region', { name: '付款' }).element().contains(document.activeElement)).toBe(true)
  const back = page.getByRole('button', { name: '在这部手机上用微信付款' })
  back.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link).toBeVisible()
})

test('[SALE-04] an address that ran out is replaced on request', async () => {
  const { clock, open } = await setUp()
  await open({ ...phone, locale: 'en-US' })
  await page.getByRole('button', { name: 'WeChat Pay' }).click()
  const english = page.getByRole('link', { name: 'Pay in WeChat' })
  await expect.element(english).toBeVisible()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/05:00/)
  const before = english.element().getAttribute('href')
  await clock.advance(5 * minute)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.element(english).toBeVisible()
  expect(english.element().getAttribute('href')).not.toBe(before)
})

test('[SALE-04] in WeChat’s own browser the page says how to pay, and WeChat gets a code', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; K) MicroMessenger/8.0.50')
  onTestFinished(() => agent.mockRestore())
  const { open, shop } = await setUp()
  await open(phone)
  const hint = page.getByText(/微信内置浏览器打不开付款/)
  await expect.element(page.getByRole('link', { name: '前往支付宝' })).toBeVisible()
  await expect.element(hint).toBeVisible()
  await wechat.click()
  await expect.element(code).toBeVisible()
  await expect.element(hint).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  expect(shop.sent('pro/order/pay/wechat').at(-1)).toMatchObject({ device: 'pc' })
  expect(await violations()).toEqual([])
})

test('[SALE-04] a computer says that the payment is open on a phone, and shows a code when asked', async () => {
  const { open, orderNo, shop } = await setUp()
  await shop.call('pro/order/pay/wechat', { order_no: orderNo, device: 'wap' })
  await open()
  await expect.element(page.getByText(/已在手机的微信里打开/)).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  await page.getByRole('button', { name: '改为显示二维码，用另一部手机扫' }).click()
  await expect.element(code).toBeVisible()
})

test('[SALE-04] where the merchant has no H5, a phone shows the code and offers nothing else', async () => {
  const { open } = await setUp({})
  await open(phone)
  await wechat.click()
  await expect.element(code).toBeVisible()
  await expect.element(page.getByRole('button', { name: '在这部手机上用微信付款' })).not.toBeInTheDocument()
})
