import type { Page, Request } from '@playwright/test'
import type { Account, Control } from '@view-site/test-api/control'
import { z } from 'zod'
import { repeats } from '../../full.ts'
import { localized, locales, type Locale } from '../../locales.ts'
import { expect, hydrated, test } from '../../fixtures.ts'
import {
  buyButton,
  createLicence,
  linkToLicences,
  openOrder,
  orderBeingPaid,
  ordersOf,
  paidSign,
  payCode,
  recordRequestIds,
  reload,
  shopTexts,
} from '../../pages/shop.ts'
import { expectToFit } from '../../pages/expectToFit.ts'
import { fillSignIn, signInTexts } from '../../pages/signIn.ts'
import { tabTo } from '../../pages/tabTo.ts'

test.use({ dependsOn: 'served' })

// A phone takes the same way in English, and the keyboard and wholejourney.spec.ts in Chinese.
for (const locale of repeats('behaviour in the second language') ? locales : []) {
  test(`[SALE-01] [SALE-04] [SALE-05] [AUTH-01] from the price to a licence, in ${locale}`, async ({ open, page, control }) => {
    const account = await control.user()
    await open(localized('/price', locale))
    await buyButton(page, locale).click()
    await fillSignIn(page, account, locale)

    await payForLicence(page, control, account, locale)
  })
}

/** From the payment page to the licence of the standard edition. */
async function payForLicence(page: Page, control: Control, account: Account, locale: Locale): Promise<void> {
  const words = shopTexts[locale]
  const orderNo = await orderBeingPaid(page, locale)
  await expect(page.getByRole('timer')).toContainText(/(10:00|0?9:\d\d)/)
  await expect(page.getByText(orderNo, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(locale === 'zh-CN' ? /^付款 ¥1,980/ : /^Pay .*1,980/)

  await control.payer(orderNo, 'scanned')
  await expect(page.getByText(locale === 'zh-CN' ? '已扫码，请在手机上确认' : 'Scanned. Please confirm on your phone').last()).toBeVisible()
  await control.payer(orderNo, 'paid')
  await expect(paidSign(page, locale)).toBeVisible()

  await (await linkToLicences(page, locale)).click()
  await expect(page).toHaveURL(localized('/user/purchases', locale))
  await expect(page.getByRole('heading', { level: 2, name: words.purchase })).toBeVisible()
  await createLicence(page, '杭州示例有限公司', locale)
  await expect(page.getByRole('button', { name: words.newLicence, exact: true }), 'this edition has one licence').toHaveCount(0)
  expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'finished' }])
}

test('[SALE-01] [SALE-04] [AUTH-04] [AUTH-06] every step to the payment survives a reload', async ({ open, page, control }) => {
  const account = await control.user()
  await open('/price')
  await buyButton(page).click()
  await expect(page.getByRole('dialog', { name: signInTexts['zh-CN'].title })).toBeVisible()
  await reload(page)
  await buyButton(page).click()
  await fillSignIn(page, account)
  const orderNo = await orderBeingPaid(page)

  await page.reload()
  expect(await orderBeingPaid(page)).toBe(orderNo)
  await page.goto('/price')
  await hydrated(page)
  await buyButton(page).click()
  expect(await orderBeingPaid(page), 'the unpaid order is resumed').toBe(orderNo)
  expect(await ordersOf(control, account)).toHaveLength(1)
})

if (repeats('interruptions of a purchase')) {
  test('[SALE-04] [SALE-05] every step of the payment survives a reload, and so does the licence', async ({ page, control, account }) => {
    const orderNo = await openOrder(page, control, account)
    await control.payer(orderNo, 'scanned')
    await page.reload()
    await expect(page.getByText('已扫码，请在手机上确认').last()).toBeVisible()
    await control.payer(orderNo, 'paid')
    await page.reload()
    await expect(paidSign(page)).toBeVisible()
    await page.reload()
    await expect(paidSign(page)).toBeVisible()

    await (await linkToLicences(page)).click()
    await createLicence(page, '林一')
    await reload(page)
    await expect(page.getByRole('list', { name: '授权' })).toContainText('林一')
  })
}

if (repeats('interruptions of a purchase')) {
  test('[SALE-01] a double click creates one order', async ({ open, page, control, account }) => {
    const ids = recordRequestIds(page)
    await open('/price')
    await buyButton(page).dblclick()
    const orderNo = await orderBeingPaid(page)
    expect(ids).toHaveLength(1)
    expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'paying' }])
  })
}

if (repeats('interruptions of a purchase')) {
  test('[SALE-01] [API-01] an order that times out is requested again with the same id and created once', async ({
    open,
    page,
    control,
    account,
  }) => {
    const ids = recordRequestIds(page)
    await open('/price')
    await control.fault({ path: 'pro/order/create', latency_ms: 6000, times: 1 })
    const first = page.waitForRequest('**/v1/pro/order/create')
    await buyButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '等了太久没有回应。可以再试一次，不会重复提交。' })).toBeVisible()
    await page.getByRole('button', { name: '再试一次' }).click()
    const orderNo = await orderBeingPaid(page)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size, 'different request ids').toBe(1)
    // However late the first request arrives, it gets the same order.
    expect(await control.call('pro/order/create', bodyOf(await first))).toMatchObject({ order_no: orderNo })
    expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'paying' }])
  })
}

test.describe('a lost connection', () => {
  test.use({ tolerated: /net::ERR_TIMED_OUT/ })

  test('[SALE-01] [API-01] an order whose reply is lost is not created again, even after a reload', async ({
    open,
    page,
    control,
    account,
  }) => {
    const ids = recordRequestIds(page)
    await open('/price')
    // The server creates the order; its reply does not reach the browser.
    await page.route('**/v1/pro/order/create', async (route) => {
      await route.fetch()
      await route.abort('timedout')
    })
    await buyButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '没有下单成功' })).toBeVisible()
    const [made] = await ordersOf(control, account)
    await page.unroute('**/v1/pro/order/create')
    await reload(page)
    await buyButton(page).click()
    expect(await orderBeingPaid(page)).toBe(made?.order_no)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size, 'different request ids').toBe(1)
    expect(await ordersOf(control, account)).toHaveLength(1)
  })
})

if (repeats('interruptions of a purchase')) {
  test('[SALE-04] a second tab is in sync: paid there, shown as paid here', async ({ page, context, control, account }) => {
    const orderNo = await openOrder(page, control, account)
    const second = await context.newPage()
    await second.goto(`/pay/${orderNo}`)
    await expect(payCode(second)).toBeVisible()
    await control.payer(orderNo, 'paid')
    await expect(paidSign(second)).toBeVisible()
    await page.bringToFront()
    await expect(paidSign(page)).toBeVisible()
  })
}

if (repeats('interruptions of a purchase')) {
  test('[AUTH-04] [AUTH-05] a second tab is in sync: signed in there, buying here; signed out there, asked to sign in here', async ({
    open,
    page,
    context,
    control,
  }) => {
    const account = await control.user()
    await open('/price')
    const second = await context.newPage()
    await second.goto('/price')
    await hydrated(second)
    await second.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await fillSignIn(second, account)
    await expect(second.getByRole('button', { name: /^账号/ })).toBeVisible()

    await expect(page.getByRole('button', { name: /^账号/ })).toBeVisible()
    await buyButton(page).click()
    await orderBeingPaid(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await second.getByRole('button', { name: /^账号/ }).click()
    await second.getByRole('menuitem', { name: '退出登录' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page.getByText('登录后继续付款')).toBeVisible()
  })
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[SALE-01] [SALE-04] [SALE-05] [AUTH-01] from the price to a licence, in en-US, nothing overflows a narrow screen', async ({
    open,
    page,
    control,
  }) => {
    const account = await control.user()
    await open('/en-US/price')
    await expectToFit(page)
    await buyButton(page, 'en-US').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToFit(page)
    await fillSignIn(page, account, 'en-US')
    // A phone cannot scan the code on its own screen: Alipay comes first.
    await expect(page.getByRole('link', { name: 'Continue to Alipay' })).toBeVisible()
    await expectToFit(page)
    await page.getByRole('button', { name: 'WeChat Pay' }).tap()
    await payCode(page, 'en-US').waitFor()
    await expectToFit(page)
    const code = await payCode(page, 'en-US').boundingBox()
    expect(code && code.y + code.height, 'the code can be seen without scrolling too far').toBeLessThan(1.5 * 844)
    await payForLicence(page, control, account, 'en-US')
    await expectToFit(page)
  })
})

test('[SALE-01] [SALE-04] [SALE-05] [PLUS-05] the keyboard alone reaches the licence', async ({ open, page, control }) => {
  const account = await control.user()
  await open('/price')
  await tabTo(page, shopTexts['zh-CN'].buy)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('邮箱')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(buyButton(page), 'the focus is restored').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('邮箱')).toBeFocused()
  await page.keyboard.type(account.mail)
  await tabTo(page, '密码')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')

  await control.payer(await orderBeingPaid(page), 'paid')
  await expect(paidSign(page)).toBeVisible()
  await tabTo(page, '查看授权')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/purchases')
  await expect(page.getByRole('button', { name: '新建授权' })).toBeVisible()
  await tabTo(page, '新建授权')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, '公司名称')
  await page.keyboard.type('键盘有限公司')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '授权' })).toContainText('键盘有限公司')
})

function bodyOf(request: Request): object {
  return z.looseObject({ request_id: z.uuid() }).parse(request.postDataJSON())
}
