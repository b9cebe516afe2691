import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { shifts } from '../../measures/shifts.ts'
import { reload } from '../../pages/shop.ts'
import { fillSignIn, signInWithCookies } from '../../pages/signIn.ts'

test.use({ dependsOn: 'served' })

const words = {
  'zh-CN': {
    documents: '文档',
    count: /共 2 件/,
    handbook: '权限设计手册',
    buy: '购买 ¥69',
    paid: '支付成功',
    mine: '查看购买',
    read: '阅读《权限模型》',
    heading: '三层，不多也不少',
  },
  'en-US': {
    documents: 'Documents',
    count: /2 items/,
    handbook: 'The permission handbook',
    buy: /^Buy for .*69$/,
    paid: 'Payment received',
    mine: 'See my purchases',
    read: 'Read “The permission model”',
    heading: 'Three layers, no more and no fewer',
  },
} as const

for (const locale of localesOf('behaviour in the second language')) {
  test(`[SALE-06] [ROUTE-01] [ROUTE-02] [ROUTE-05] [SALE-04] from the store to a purchased document, in ${locale}`, async ({
    open,
    page,
    control,
  }) => {
    const account = await control.user()
    const text = words[locale]
    await open(localized('/store', locale))
    await page.getByRole('button', { name: text.documents, exact: true }).click()
    await expect(page.getByText(text.count)).toBeVisible()
    await expect(page).toHaveURL(`${localized('/store', locale)}?kind=doc`)
    await page.getByRole('link', { name: text.handbook }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.handbook })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(text.handbook))

    await page.getByRole('button', { name: text.buy }).click()
    await fillSignIn(page, account, locale)
    await expect(page).toHaveURL(new RegExp(`${localized('/store/pay/', locale)}\\d+$`))
    await page.getByRole('img', { name: /69\.00/ }).waitFor()
    await control.payer(new URL(page.url()).pathname.split('/').pop() ?? '', 'paid')
    await expect(page.getByRole('region').getByText(text.paid, { exact: true }).last()).toBeVisible()
    await page.getByRole('link', { name: text.mine }).click()
    await expect(page).toHaveURL(localized('/store/purchases', locale))
    await page.getByRole('link', { name: text.read }).click()
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
    await reload(page)
    await page.getByRole('navigation').getByRole('link', { name: text.heading }).click()
    await expect(page).toHaveURL(/#part-2$/)
  })
}

test('[SALE-06] [ROUTE-10] filters are in the URL, and reload and back restore them', async ({ open, page }) => {
  await open('/store')
  await page.getByRole('searchbox', { name: '搜索商店' }).fill('表格')
  await expect(page).toHaveURL(/\/store\?search=/)
  await expect(page.getByText('共 1 件')).toBeVisible()
  await page.getByRole('button', { name: '价格从低到高' }).click()
  await expect(page).toHaveURL(/sort=price-low/)
  await reload(page)
  await expect(page.getByRole('searchbox')).toHaveValue('表格')
  await expect(page.getByText('共 1 件')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByRole('button', { name: '最近更新' })).toHaveAttribute('aria-pressed', 'true')
})

test('[SALE-06] enterprise customers get materials for free', async ({ open, page, control, account }) => {
  const order = { type: 'product', items: [{ sku: 'admin_plus-enterprise', quantity: 1 }], coupon: 'EXAMPLEFREE', expect_amount: 0 }
  const reply = await control.call('pro/order/create', { ...order, request_id: crypto.randomUUID() }, account)
  const { order_no } = z.object({ order_no: z.string() }).parse(reply)
  await control.call('pro/order/finish/auto', { order_no }, account)
  await open('/store/item/icon-sheet')
  await page.getByRole('button', { name: '免费获取' }).click()
  await expect(page).toHaveURL(/\/store\/pay\/\d+$/)
  await expect(page.getByText('这个订单不用付款，商品在你的商店购买里')).toBeVisible()
  await page.getByRole('link', { name: '查看购买' }).click()
  await page.getByRole('region', { name: '线性图标源文件' }).getByRole('link', { name: '下载与版本' }).click()
  await expect(page).toHaveURL(/\/store\/release\/icon-sheet$/)
  await expect(page.getByText('icon-sheet-2.0.0.zip').first()).toBeVisible()
})

test('[SALE-06] [ROUTE-03] an unpaid store order is found and cancelled; a visitor sees 403 and returns after signing in', async ({
  open,
  page,
  control,
  account,
}) => {
  const order = { type: 'store', items: [{ sku: 'login-pages', quantity: 1 }], expect_amount: 9900, request_id: crypto.randomUUID() }
  await control.call('pro/order/create', order, account)
  await open('/store/purchases?view=orders')
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('已取消')).toBeVisible()

  await page.context().clearCookies()
  await open('/store/doc/permission-model')
  await expect(page).toHaveURL(/\/403\?from=/)
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(/\/store\/doc\/permission-model$/)
  await expect(page.getByText('购买后阅读')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** Pages that are prerendered with data of the API: what they say when they cannot update it, and something that stays in place. */
const item = '/store/item/chart-set'

const prerenderedPages = [
  { path: '/store', notice: '没能更新商店', stays: (page: Page) => page.getByRole('link', { name: '权限设计手册' }) },
  {
    path: item,
    notice: '没能更新这件商品',
    stays: (page: Page) => page.locator('main').getByRole('button', { name: /^购买 ¥/ }),
  },
  { path: '/price', notice: '没能取到最新价格', stays: (page: Page) => page.getByText('¥1,980').first() },
] as const

const dead = { drop: true }

/** A dead API is tried in every run; on the page of the prices, badinput.spec.ts does that. */
const failures = [
  { name: 'is dead', fault: dead, width: 390 },
  { name: 'answers 500', fault: { status: 500 }, width: 1350 },
  { name: 'does not answer within 5 s', fault: { latency_ms: 6000 }, width: 390 },
] as const

test.describe('a bad connection', () => {
  test.use({ tolerated: /Failed to load resource/ })

  for (const { path, notice, stays } of prerenderedPages) {
    for (const { name, fault, width } of failures) {
      if ((fault !== dead || path === '/price') && !repeats('a bad connection on more pages')) continue
      test(`[SALE-06] [SALE-01] [PLUS-01] ${path} of an API that ${name} stays as it is, says so, and is updated by the retry`, async ({
        open,
        page,
        control,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await control.fault({ path: 'pro/info/get', ...fault })
        await open(path)
        await expect(page.getByText(notice)).toBeVisible({ timeout: 15_000 })
        await expect(stays(page)).toBeVisible()
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
        const shift = (await shifts(page)).reduce((sum, { value }) => sum + value, 0)
        expect(shift.toFixed(2), JSON.stringify(await shifts(page))).toBe('0.00')
        await control.clearFaults()
        await page.getByRole('button', { name: '重试' }).click()
        await expect(page.getByText(notice)).toHaveCount(0)
        await expect(stays(page)).toBeVisible()
      })
    }
  }

  test('[SALE-06] a buyer reads why an item cannot be ordered while the API does not answer', async ({
    open,
    page,
    control,
    context,
    world,
  }) => {
    await signInWithCookies(context, world.site, await control.user())
    await open('/store/item/login-pages')
    await expect(page.getByRole('button', { name: /^账号/ })).toBeVisible()
    await control.fault({ path: '*', status: 502 })
    await page.getByRole('button', { name: /^购买 ¥/ }).click()
    const refusal = page.getByRole('alert').filter({ hasText: '没有下单成功' })
    await expect(refusal).toContainText('服务暂时没有正常回应，请稍后再试。')
    await control.clearFaults()
    await refusal.getByRole('button', { name: '再试一次' }).click()
    await expect(page).toHaveURL(/\/store\/pay\/\d+$/)
  })
})
