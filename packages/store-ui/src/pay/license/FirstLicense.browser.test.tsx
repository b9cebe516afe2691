import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { openShop } from '../../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../../test/renderPage.tsx'
import { PayPage } from '../PayPage.tsx'

interface PaidOptions extends RenderPageOptions {
  isVerified?: boolean
}

/** The page of an order that has just been paid. */
async function openPaid({ isVerified = true, ...options }: PaidOptions = {}) {
  const clock = createFakeClock()
  const shop = await openShop({ clock, user: { is_activity: isVerified ? 1 : 0 } })
  const { order_no: orderNo } = await shop.order()
  await shop.pay(orderNo)
  const session = { user: { mail_masked: 'lin***@example.com', is_activity: isVerified ? 1 : 0 } } as const
  const open = () => renderPage(<PayPage orderNo={orderNo} />, { clock, shop, landmark: 'div', session, ...options })
  const opened = await open()
  return { ...opened, open, orderNo, shop }
}

const form = () => page.getByRole('region', { name: '新建授权' })
const field = () => page.getByRole('textbox', { name: '公司名称' })

test('[SALE-04] [SALE-05] the first licence is created after the payment by keyboard; twice Enter makes one, and its key is shown', async () => {
  const { shop } = await openPaid()
  await expect.element(form()).toBeVisible()
  field().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveAccessibleDescription('请填写名称')
  await userEvent.keyboard('示例公司{Enter}{Enter}')
  await expect.element(page.getByRole('heading', { name: '示例公司的授权' })).toHaveFocus()
  const [license] = await shop.licenses()
  const { list } = await shop.call('pro/license/list', { page: 1, page_size: 100, reveal: license?.id })
  await expect.element(page.getByText(list[0]?.key ?? 'no key', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '复制密钥' })).toBeVisible()
  expect(await shop.licenses()).toHaveLength(1)
  expect(shop.count('pro/license/create')).toBe(1)
  await expect.element(page.getByRole('link', { name: '查看授权' })).toBeVisible()
})

test('[SALE-04] [SALE-05] a reload after the licence shows no form again, nor does another tab', async () => {
  const { open, shop, unmount } = await openPaid()
  const [purchase] = await shop.purchases()
  if (!purchase) throw new Error('The paid order created no purchase')
  await shop.issue(purchase, { type: 'company', name: '示例公司' })
  unmount()
  await open()
  await expect.element(page.getByRole('link', { name: '查看授权' })).toHaveAttribute('href', '/user/purchases')
  await expect.element(form()).not.toBeInTheDocument()
})

test('[SALE-04] [SALE-05] before the mail address is verified the licence is created, and the page says when its key is shown', async () => {
  const { shop } = await openPaid({ isVerified: false })
  await field().fill('示例公司')
  await page.getByRole('button', { name: '创建授权' }).click()
  const created = page.getByRole('region', { name: '示例公司的授权' })
  await expect.element(created).toMatchTextContent(/••••.*验证邮箱后，才会显示授权密钥。/)
  await expect.element(created.getByRole('link', { name: '验证邮箱' })).toHaveAttribute('href', '/check-mail')
  await expect.element(page.getByRole('button', { name: '复制密钥' })).not.toBeInTheDocument()
  expect(await shop.licenses()).toHaveLength(1)
})

test('[SALE-04] [SALE-05] a failing API keeps what was typed, and trying again creates one licence', async () => {
  const { shop } = await openPaid()
  await field().fill('示例公司')
  await shop.control.fault({ path: 'pro/license/create', code: errorCodes.maintenance })
  const submit = page.getByRole('button', { name: '创建授权' })
  await submit.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field()).toHaveValue('示例公司')
  await shop.control.clearFaults()
  await submit.click()
  await expect.element(page.getByRole('heading', { name: '示例公司的授权' })).toBeVisible()
  expect(await shop.licenses()).toHaveLength(1)
})

test('[SALE-04] purchases that cannot be read leave the paid order and the link to them', async () => {
  const { open, shop, unmount } = await openPaid()
  unmount()
  await shop.control.fault({ path: 'pro/purchase/list', code: errorCodes.maintenance })
  await open()
  await expect.element(page.getByRole('link', { name: '查看授权' })).toHaveAttribute('href', '/user/purchases')
  await expect.element(form()).not.toBeInTheDocument()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('the form and the licence are accessible and fit: %s, %s, %i px', async (locale, theme, width) => {
  await openPaid({ locale, theme, size: [width, 800] })
  const name = page.getByRole('textbox', { name: locale === 'zh-CN' ? '公司名称' : 'Company name' })
  await expect.element(name).toBeVisible()
  await expect.poll(() => violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await name.fill('שלום A Company With a Very Long Name That Goes On and On Limited by Guarantee')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: locale === 'zh-CN' ? '复制密钥' : 'Copy the key' })).toBeVisible()
  await expect.poll(() => violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
