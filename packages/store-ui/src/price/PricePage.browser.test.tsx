import type { Product } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../test/axe.ts'
import { createShop, lost, refusal } from '../../test/createShop.ts'
import { renderPage, type RenderPageOptions } from '../../test/renderWithFake.tsx'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { sampleTexts } from '../../test/sampleTexts.ts'
import { PricePage } from './PricePage.tsx'

const realShop = () => createShop({ now: Date.now })

async function openPrice({ product = 'admin_plus', ...options }: RenderPageOptions & { product?: Product } = {}) {
  const onProductChange = vi.fn<(product: Product) => void>()
  const shop = options.shop ?? realShop()
  const opened = await renderPage(
    <PricePage
      product={product}
      onProductChange={onProductChange}
      catalogue={sampleCatalogue}
      {...sampleTexts[options.locale ?? 'zh-CN']}
    />,
    { ...options, shop },
  )
  const buy = page.getByRole('button', { name: '购买企业版', exact: true })
  await expect.element(buy).toBeVisible()
  const requestIds = () => shop.log.filter(({ path }) => path === 'pro/order/create').map(({ body }) => body.request_id)
  return { ...opened, buy, onProductChange, requestIds, shop }
}

test('[SALE-01] buying leads to an order and its payment page; a double click makes one of each', async () => {
  const { buy, shop, visited } = await openPrice()
  await buy.dblClick()
  await expect.poll(() => visited).toEqual([`/pay/${[...shop.orders.keys()][0]}`])
  expect(shop.count('pro/order/create')).toBe(1)
  expect(shop.log.find(({ path }) => path === 'pro/order/create')?.body).toMatchObject({
    type: 'product',
    items: [{ sku: 'admin_plus-enterprise', quantity: 1 }],
    expect_amount: 594_000,
  })
})

test('[SALE-01] the button in the head of the comparison buys the same edition', async () => {
  const { shop, visited } = await openPrice()
  await page.getByRole('table').getByRole('button', { name: '购买 标准版' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect([...shop.orders.values()][0]?.items[0]?.sku).toBe('admin_plus-standard')
})

test('[SALE-01] a visitor signs in first and goes on without a second click', async () => {
  const signIn = vi.fn<() => Promise<boolean>>(async () => true)
  const { buy, shop, visited } = await openPrice({ session: { status: 'visitor', signIn } })
  await buy.click()
  await expect.poll(() => visited).toEqual([`/pay/${[...shop.orders.keys()][0]}`])
  expect(signIn).toHaveBeenCalledOnce()
})

test('[SALE-01] a visitor who would rather not sign in has ordered nothing', async () => {
  const { buy, shop, visited } = await openPrice({ session: { status: 'visitor', signIn: async () => false } })
  await buy.click()
  await expect.element(buy).not.toHaveAttribute('aria-busy')
  expect(shop.count('pro/order/create')).toBe(0)
  expect(visited).toEqual([])
})

test('[SALE-01] a session that has ended on the server asks to sign in and goes on', async () => {
  const signIn = vi.fn<() => Promise<boolean>>(async () => true)
  const { buy, shop, visited } = await openPrice({ session: { signIn } })
  shop.fail('pro/order/create', refusal(errorCodes.sessionExpired))
  await buy.click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(signIn).toHaveBeenCalledOnce()
  expect(shop.orders.size).toBe(1)
})

test('[SALE-01] after a time-out the page says so, and trying again leads to the one order', async () => {
  const { buy, requestIds, shop, visited } = await openPrice({ timeoutMs: 300 })
  shop.fail('pro/order/create', lost('timeout'), { after: true })
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/不会重复提交/)
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  expect(new Set(requestIds()).size).toBe(1)
  expect(visited).toEqual([...shop.orders.keys()].map((orderNo) => `/pay/${orderNo}`))
})

test('[SALE-01] a reload between the click and the reply leads to the one order', async () => {
  const first = await openPrice({ timeoutMs: 300 })
  first.shop.fail('pro/order/create', lost('timeout'), { after: true })
  await first.buy.click()
  await expect.poll(() => first.shop.orders.size).toBe(1)
  first.unmount()
  const again = await openPrice({ shop: first.shop, storage: first.storage })
  await again.buy.click()
  await expect.poll(() => again.visited).toHaveLength(1)
  expect(first.shop.orders.size).toBe(1)
})

test('[SALE-01] an order that waits for payment is gone to', async () => {
  const shop = realShop()
  const unpaid = await shop.order()
  const { buy, visited } = await openPrice({ shop })
  await buy.click()
  await expect.poll(() => visited).toEqual([`/pay/${unpaid.order_no}`])
  expect(shop.orders.size).toBe(1)
})

test('[SALE-01] a price that changes under the visitor’s eyes is shown before anything is bought', async () => {
  const { buy, shop, visited } = await openPrice()
  await expect.poll(() => shop.count('pro/info/get')).toBeGreaterThan(0)
  const edition = shop.catalogue.editions.find(({ sku }) => sku === 'admin_plus-enterprise')
  if (edition) edition.price = 640_000
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/价格有变动/)
  await expect.element(page.getByText('¥6,400').first()).toBeVisible()
  expect(shop.orders.size).toBe(0)
  await buy.click()
  await expect.poll(() => visited).toHaveLength(1)
})

test('[SALE-01] what is owned already is not sold again', async () => {
  const { buy, shop } = await openPrice()
  shop.fail('pro/order/create', refusal(errorCodes.alreadyOwned))
  await buy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/你已经拥有它/)
  await expect.element(page.getByRole('link', { name: '查看我的购买' })).toHaveAttribute('href', '/user/purchases')
})

test('[SALE-01] where the catalogue cannot be fetched the page says so, keeps its prices and retries', async () => {
  const shop = realShop()
  for (let count = 0; count < 4; count++) shop.fail('pro/info/get', refusal(errorCodes.maintenance))
  await openPrice({ shop })
  await expect.element(page.getByText('没能取到最新价格', { exact: false })).toBeVisible()
  await expect.element(page.getByText('¥5,940').first()).toBeVisible()
  await expect.poll(retryUntilGone).toBe(true)
})

async function retryUntilGone() {
  const retry = page.getByRole('button', { name: '重试' })
  if (retry.query()) await retry.click()
  return retry.query() === null
}

test('[SALE-01] the live price wins over the one the page was built with', async () => {
  const shop = realShop()
  for (const edition of shop.catalogue.editions) if (edition.sku === 'admin_plus-team') edition.price = 300_000
  await openPrice({ shop })
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
  const shop = realShop()
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
