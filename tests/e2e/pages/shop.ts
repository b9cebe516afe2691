import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Account, Control } from '@view-site/test-api/control'
import { expect, hydrated } from '../fixtures.ts'
import { localized, type Locale } from '../locales.ts'

/** Texts of a purchase, from the price to the licence. */
export const shopTexts = {
  'zh-CN': {
    buy: '购买标准版',
    retry: '再试一次',
    code: /微信支付二维码，金额 ¥1,980\.00/,
    paid: '支付成功',
    licence: '查看授权',
    purchases: '我的购买',
    purchase: 'Admin Plus 标准版',
    newLicence: '新建授权',
    holder: '公司名称',
    create: '创建授权',
    show: /^显示/,
    keysLater: '验证邮箱后，才会显示授权密钥。',
    licences: 'Admin Plus 标准版的授权',
  },
  'en-US': {
    buy: 'Buy Standard',
    retry: 'Try again',
    code: /WeChat Pay QR code for .*1,980\.00/,
    paid: 'Payment received',
    licence: 'See my license',
    purchases: 'My purchases',
    purchase: 'Admin Plus Standard',
    newLicence: 'New license',
    holder: 'Company name',
    create: 'Create license',
    show: /^Show the key/,
    keysLater: 'License keys are shown once you have verified your email.',
    licences: 'Licenses of Admin Plus Standard',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>

/** The edition that the tests buy. */
export const standard = { sku: 'admin_plus-standard', price: 198_000 } as const

const order = z.object({ order_no: z.string(), status: z.string() })
const orders = z.object({ total: z.number(), list: z.array(order) })
const orderBody = z.object({ request_id: z.string() })

/** The button that buys the standard edition; there is another one in the comparison below. */
export function buyButton(page: Page, locale: Locale = 'zh-CN'): Locator {
  return page.getByRole('button', { name: shopTexts[locale].buy, exact: true }).first()
}

/** The QR code of the payment page. */
export function payCode(page: Page, locale: Locale = 'zh-CN'): Locator {
  return page.getByRole('img', { name: shopTexts[locale].code })
}

/** The message that the order is paid. */
export function paidSign(page: Page, locale: Locale = 'zh-CN'): Locator {
  return page.getByRole('region').getByText(shopTexts[locale].paid, { exact: true }).last()
}

/** The link from a paid order to its licences, once the form for the first licence is there, which moves the link. */
export async function linkToLicences(page: Page, locale: Locale = 'zh-CN'): Promise<Locator> {
  const words = shopTexts[locale]
  await expect(page.getByRole('region', { name: words.newLicence })).toBeVisible()
  return page.getByRole('link', { name: words.licence })
}

/** The number of the order whose payment page is open; waits until its QR code is visible. */
export async function orderBeingPaid(page: Page, locale: Locale = 'zh-CN'): Promise<string> {
  await payCode(page, locale).waitFor()
  const number = new URL(page.url()).pathname.split('/').pop() ?? ''
  if (!new URL(page.url()).pathname.startsWith(localized('/pay/', locale))) throw new Error(`${page.url()} is not a payment page`)
  return number
}

/** All orders of an account, newest first. */
export async function ordersOf(control: Control, account: Account): Promise<z.output<typeof order>[]> {
  const { list } = orders.parse(await control.call('pro/order/list', { page: 1, page_size: 100 }, account))
  return list
}

/** Creates an unpaid order through the API, and opens its payment page. */
export async function openOrder(page: Page, control: Control, account: Account): Promise<string> {
  const { order_no } = order.parse(
    await control.call(
      'pro/order/create',
      { type: 'product', items: [{ sku: standard.sku, quantity: 1 }], expect_amount: standard.price, request_id: crypto.randomUUID() },
      account,
    ),
  )
  await page.goto(`/pay/${order_no}`)
  await payCode(page).waitFor()
  return order_no
}

/** Creates a finished order through the API. */
export async function boughtOrder(
  control: Control,
  account: Account,
  sku: string = standard.sku,
  price: number = standard.price,
): Promise<string> {
  const body = { type: 'product', items: [{ sku, quantity: 1 }], expect_amount: price, request_id: crypto.randomUUID() }
  const { order_no } = order.parse(await control.call('pro/order/create', body, account))
  await control.call('pro/order/pay/wechat', { order_no }, account)
  await control.payer(order_no, 'paid')
  return order_no
}

/** Records the request ids of the orders that the page creates. */
export function recordRequestIds(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/pro/order/create')) ids.push(orderBody.parse(request.postDataJSON()).request_id)
  })
  return ids
}

/** Reloads a page whose URL holds its state, and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/**
 * Creates a licence of the only purchase on the open page, and expects its key: in the list if the visitor has verified the mail address,
 * else once `verify` has done that.
 */
export async function createLicence(page: Page, holder: string, locale: Locale = 'zh-CN', verify?: () => Promise<void>): Promise<void> {
  const words = shopTexts[locale]
  await page.getByRole('button', { name: words.newLicence, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.newLicence })
  await dialog.getByLabel(words.holder).fill(holder)
  await dialog.getByRole('button', { name: words.create }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('list', { name: words.licences }).getByRole('listitem')
  if (verify) {
    await page.getByRole('button', { name: words.show }).click()
    await expect(page.getByText(words.keysLater).last()).toBeVisible()
    await verify()
    await page.bringToFront()
    await page.getByRole('button', { name: words.show }).click()
  }
  await expect(row).toContainText(holder)
  await expect(row.locator('code'), 'the key of a new license is shown in full').toHaveText(/^[^*•…]{16,}$/)
}
