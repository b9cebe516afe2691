import type { Catalogue, Product } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatDate, formatMoney } from '@view-site/i18n'
import { systemClock } from '@view-site/platform'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { openShop } from '../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../test/renderPage.tsx'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { sampleTexts } from '../../test/sampleTexts.ts'
import { createPurchaseIntent } from '../checkout/createPurchaseIntent.ts'
import { PricePage } from './PricePage.tsx'

/** The samples with another price for one edition. */
function repriced(sku: string, price: number): Catalogue {
  return {
    ...sampleCatalogue,
    editions: sampleCatalogue.editions.map((edition) => (edition.sku === sku ? { ...edition, price } : edition)),
  }
}

async function openPrice(options: RenderPageOptions & { product?: Product } = {}) {
  const opened = await renderPrice(options)
  const buy = page.getByRole('button', { name: '购买企业版', exact: true })
  await expect.element(buy).toBeVisible()
  return { ...opened, buy }
}

async function renderPrice({ product = 'admin_plus', ...options }: RenderPageOptions & { product?: Product } = {}) {
  const onProductChange = vi.fn<(product: Product) => void>()
  const shop = options.shop ?? (await openShop())
  const opened = await renderPage(
    <PricePage
      product={product}
      onProductChange={onProductChange}
      catalogue={sampleCatalogue}
      {...sampleTexts[options.locale ?? 'zh-CN']}
    />,
    { ...options, shop },
  )
  const requestIds = () => shop.sent('pro/order/create').map(({ request_id }) => request_id)
  const payPages = async () => (await shop.orders()).map(({ order_no }) => `/pay/${order_no}`)
  return { ...opened, onProductChange, payPages, requestIds, shop }
}

test('[SALE-01] buying leads to an order and its payment page; a double click makes one of each', async () => {
  const { buy, payPages, shop, visited } = await openPrice()
  await buy.dblClick()
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited).toEqual(await payPages())
  expect(shop.count('pro/order/create')).toBe(1)
  expect(shop.sent('pro/order/create')[0]).toMatchObject({
    type: 'product',
    items: [{ sku: 'admin_plus-enterprise', quantity: 1 }],
    expect_amount: 594_000,
  })
})

test('[SALE-01] the button in the head of the comparison buys the same edition', async () => {
  const { shop, visited } = await openPrice()
  await page.getByRole('table').getByRole('button', { name: '购买 标准版' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect((await shop.orders())[0]?.items[0]?.sku).toBe('admin_plus-standard')
})

test('[SALE-01] a visitor signs in first and continues without a second click', async () => {
  const signIn = vi.fn<() => Promise<boolean>>(async () => true)
  const { buy, payPages, visited } = await openPrice({ session: { status: 'visitor', signIn } })
  await buy.click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited).toEqual(await payPages())
  expect(signIn).toHaveBeenCalledOnce()
})

test('[SALE-01] the sign-in says what is being bought', async () => {
  const signIn = vi.fn<(purpose?: string) => Promise<boolean>>(async () => false)
  const { buy } = await openPrice({ session: { status: 'visitor', signIn } })
  await buy.click()
  expect(signIn).toHaveBeenCalledWith('登录后购买 Admin Plus 企业版，¥5,940')
})

test('[SALE-01] a reload during the sign-in keeps what was being bought, and one press continues to the payment', async () => {
  const storage = memoryStorage()
  const shop = await openShop()
  const first = await openPrice({ shop, storage, session: { status: 'visitor', signIn: () => new Promise(() => {}) } })
  await first.buy.click()
  first.unmount()
  const { payPages, visited } = await openPrice({ shop, storage, session: { status: 'visitor' } })
  const note = page.getByRole('region', { name: '没有完成的购买' })
  await expect.element(note).toMatchTextContent(/Admin Plus 企业版，¥5,940/)
  await note.getByRole('button', { name: '登录并继续' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited).toEqual(await payPages())
  await expect.element(note).not.toBeInTheDocument()
})

test('[SALE-01] who signed in elsewhere continues without another sign-in, or discards the purchase', async () => {
  const storage = memoryStorage()
  createPurchaseIntent(storage, systemClock).keep({ sku: 'icrud-standard', quantity: 1, expectAmount: 1 })
  const { shop } = await openPrice({ storage })
  const note = page.getByRole('region', { name: '没有完成的购买' })
  await expect.element(note.getByRole('button', { name: '继续购买' })).toBeVisible()
  await note.getByRole('button', { name: '不买了' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(storage.entries.size).toBe(0)
  expect(shop.count('pro/order/create')).toBe(0)
})

test('[SALE-01] a visitor who would rather not sign in has ordered nothing', async () => {
  const { buy, shop, visited } = await openPrice({ session: { status: 'visitor', signIn: async () => false } })
  await buy.click()
  await expect.element(buy).not.toHaveAttribute('aria-busy')
  expect(shop.count('pro/order/create')).toBe(0)
  expect(visited).toEqual([])
})

test('[SALE-01] with a session that has ended on the server, the visitor signs in again and continues', async () => {
  const signIn = vi.fn<() => Promise<boolean>>(async () => true)
  const { buy, shop, visited } = await openPrice({ session: { signIn } })
  await shop.control.fault({ path: 'pro/order/create', code: errorCodes.sessionExpired, times: 1 })
  await buy.click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(signIn).toHaveBeenCalledOnce()
  expect(await shop.orders()).toHaveLength(1)
})

test('[SALE-01] after a time-out the page says so, and trying again leads to the one order', async () => {
  const { buy, payPages, requestIds, shop, visited } = await openPrice({ timeoutMs: 2000 })
  shop.loseReply('pro/order/create')
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/不会重复提交/)
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(new Set(requestIds()).size).toBe(1)
  expect(visited).toEqual(await payPages())
})

test('[SALE-01] a reload between the click and the reply leads to the one order', async () => {
  const first = await openPrice({ timeoutMs: 2000 })
  first.shop.loseReply('pro/order/create')
  await first.buy.click()
  await expect.poll(first.payPages).toHaveLength(1)
  first.unmount()
  const again = await openPrice({ shop: first.shop, storage: first.storage })
  await again.buy.click()
  await expect.poll(() => again.visited).toHaveLength(1)
  expect(again.visited).toEqual(await first.payPages())
})

test('[SALE-01] an unpaid order is continued', async () => {
  const shop = await openShop()
  const unpaid = await shop.order()
  const { buy, visited } = await openPrice({ shop })
  await buy.click()
  await expect.poll(() => visited).toEqual([`/pay/${unpaid.order_no}`])
  expect(await shop.orders()).toHaveLength(1)
})

test('[SALE-01] a price that changes under the visitor’s eyes is shown before anything is bought', async () => {
  const shop = await openShop({ catalogue: repriced('admin_plus-enterprise', 640_000) })
  const release = shop.hold('pro/info/get')
  const { buy, visited } = await openPrice({ shop })
  await expect.poll(() => shop.count('pro/info/get')).toBeGreaterThan(0)
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/价格有变动/)
  release()
  await expect.element(page.getByText('¥6,400').first()).toBeVisible()
  expect(await shop.orders()).toEqual([])
  await buy.click()
  await expect.poll(() => visited).toHaveLength(1)
})

test('[SALE-01] the owner of a smaller edition upgrades for the difference, from the plan or from the comparison', async () => {
  const shop = await openShop()
  const purchase = await shop.buy('admin_plus-team')
  const { visited } = await renderPrice({ shop })
  await expect.element(page.getByText('你已有较小的版本，补差价 ¥1,980')).toBeVisible()
  await expect.element(page.getByText('你已有 1 份，可以再买')).toBeVisible()
  await page.getByRole('button', { name: '升级到企业版，补 ¥1,980' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(shop.sent('pro/order/create').at(-1)).toMatchObject({
    type: 'upgrade',
    purchase_id: purchase.id,
    items: [{ sku: 'admin_plus-enterprise', quantity: 1 }],
    expect_amount: 198_000,
  })
})

test('[SALE-01] an unlimited edition that is owned is renewed for the price and until the date on its button', async () => {
  const editions = sampleCatalogue.editions.map((edition) => ({ ...edition, renewal_price: 237_600 }))
  const shop = await openShop({ catalogue: { ...sampleCatalogue, editions } })
  const purchase = await shop.buy()
  const { visited } = await renderPrice({ shop })
  await expect.element(page.getByRole('link', { name: '已拥有，查看授权', exact: true })).toHaveAttribute('href', '/user/purchases')
  const { amount, updates_until } = purchase.renewal ?? { amount: 0, updates_until: '' }
  await page.getByRole('button', { name: `续期到 ${formatDate(updates_until, 'zh-CN')}，${formatMoney(amount, 'CNY', 'zh-CN')}` }).click()
  await expect.poll(() => visited).toHaveLength(1)
  const [order] = await shop.orders()
  expect(order).toMatchObject({ type: 'renewal', purchase_id: purchase.id, amount_payable: amount })
})

test('[SALE-01] an owner sees what renewing costs next to buying another licence', async () => {
  const shop = await openShop()
  await shop.buy('admin_plus-standard')
  await renderPrice({ shop, locale: 'en-US' })
  await expect.element(page.getByRole('link', { name: /^Renew until .+ for ¥792$/ })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-01] an owned edition that cannot be renewed leads to its licences', async () => {
  const shop = await openShop()
  await shop.buy()
  await renderPrice({ shop })
  await expect.element(page.getByRole('link', { name: '已拥有，查看授权', exact: true })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-01] a visitor who signs in to buy and owns a smaller edition is offered the difference, and has ordered nothing', async () => {
  const shop = await openShop()
  await shop.buy('admin_plus-team')
  const count = shop.count('pro/order/create')
  const { buy } = await openPrice({ shop, session: { status: 'visitor' } })
  await buy.click()
  await expect.element(page.getByText('Admin Plus 企业版只需补差价', { exact: false })).toBeVisible()
  expect(shop.count('pro/order/create')).toBe(count)
})

test('[SALE-01] each plan says what support and updates cost after the first years', async () => {
  await openPrice()
  expect(page.getByText(/含 2 年支持与更新，之后每续 2 年 ¥/).elements().length).toBeGreaterThan(0)
})

test('[SALE-01] what was bought elsewhere meanwhile is not sold again', async () => {
  const { buy, shop } = await openPrice()
  await expect.poll(() => shop.count('pro/purchase/list')).toBeGreaterThan(0)
  await shop.buy()
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/你已经拥有它/)
  await expect.element(page.getByRole('link', { name: '查看我的购买' })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-01] where the catalogue cannot be fetched the page says so, keeps its prices and retries', async () => {
  const shop = await openShop()
  await shop.control.fault({ path: 'pro/info/get', code: errorCodes.maintenance })
  await openPrice({ shop })
  await expect.element(page.getByText('没能取到最新价格', { exact: false })).toBeVisible()
  await expect.element(page.getByText('¥5,940').first()).toBeVisible()
  await shop.control.clearFaults()
  const retry = page.getByRole('button', { name: '重试' })
  const retryNow = () => {
    const button = retry.query()
    // In one step: the page may retry by itself meanwhile, after which the button is gone.
    if (button instanceof HTMLElement) button.click()
    return button
  }
  await expect.poll(retryNow).toBe(null)
})

test('[SALE-01] the live price wins over the one the page was built with', async () => {
  await openPrice({ shop: await openShop({ catalogue: repriced('admin_plus-team', 300_000) }) })
  await expect.element(page.getByText('¥3,000').first()).toBeVisible()
  await expect.element(page.getByText('价格已按最新的商品目录更新。')).toBeVisible()
})

test('[SALE-01] the product is chosen by keyboard, and prices are marked as examples', async () => {
  const { onProductChange } = await openPrice()
  await expect.element(page.getByRole('button', { name: /^Admin Plus/ })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onProductChange).toHaveBeenCalledWith('icrud')
  expect(page.getByText('示例价格，一次付清').elements()).toHaveLength(3)
})

test.each([
  ['zh-CN', 'light', 1440, 'admin_plus'],
  ['en-US', 'dark', 1440, 'admin_cloud'],
  ['zh-CN', 'dark', 390, 'icrud'],
  ['en-US', 'light', 390, 'admin_plus'],
  ['en-US', 'dark', 834, 'admin_plus'],
] as const)('the page is accessible and fits: %s, %s, %i px, %s', async (locale, theme, width, product) => {
  const shop = await openShop()
  await renderPage(<PricePage product={product} onProductChange={() => {}} catalogue={sampleCatalogue} {...sampleTexts[locale]} />, {
    locale,
    theme,
    size: [width, 900],
    shop,
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => shop.count('pro/info/get')).toBeGreaterThan(0)
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
