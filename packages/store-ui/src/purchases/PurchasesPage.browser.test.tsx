import type { Purchase } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../test/axe.ts'
import { createShop, lost, refusal, type Shop } from '../../test/createShop.ts'
import { renderPage } from '../../test/renderWithFake.tsx'
import { PurchasesPage } from './PurchasesPage.tsx'

function stockedShop() {
  const shop = createShop({ now: Date.now })
  const purchase = shop.addPurchase({ license_limit: 2 })
  shop.issue(purchase, { type: 'company', name: '订单后台' })
  return { purchase, shop }
}

async function openDialog(shop: Shop, timeoutMs = 5000) {
  await renderPage(<PurchasesPage />, { shop, timeoutMs })
  await page.getByRole('button', { name: '新建授权' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { name: page.getByLabelText('公司名称'), submit: page.getByRole('button', { name: '创建授权' }) }
}

function pressCreate({ target }: FocusEvent) {
  if (target instanceof HTMLButtonElement && target.textContent.includes('新建授权')) target.click()
}

test('[SALE-05] a purchase shows its terms and its licences, keys masked', async () => {
  const { shop } = stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('heading', { name: /^Admin Plus 企业版/ })).toBeVisible()
  await expect.element(page.getByText('已用 1 / 2')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
  expect(document.body.textContent).not.toContain(shop.licenses[0]?.key)
})

test('[SALE-05] a key is shown on request and hidden again', async () => {
  const { shop } = stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(shop.licenses[0]?.key ?? 'no licence')
  await page.getByRole('button', { name: '隐藏订单后台的密钥' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
})

test('[SALE-05] copying fetches the key and confirms it', async () => {
  const { shop } = stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '复制订单后台的密钥' }).click()
  await expect.element(page.getByText('已复制')).toBeVisible()
  expect(shop.log.at(-1)?.body.reveal).toBe(shop.licenses[0]?.id)
})

test('[SALE-05] a key that cannot be fetched is reported, and stays masked', async () => {
  const { shop } = stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('listitem')).toBeVisible()
  shop.fail('pro/license/list', refusal(errorCodes.maintenance))
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByText('没能取到密钥')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
})

test('[SALE-05] a licence is created in a holder’s name; twice Enter makes one, and its key is shown', async () => {
  const { shop } = stockedShop()
  const { name } = await openDialog(shop)
  await name.fill('客服工作台')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(shop.licenses[0]?.key ?? 'no licence')
  expect(shop.licenses).toHaveLength(2)
  expect(shop.count('pro/license/create')).toBe(1)
  await expect.element(page.getByText('已用 2 / 2')).toBeVisible()
  expect(page.getByRole('button', { name: '新建授权' }).query()).toBeNull()
})

test('[SALE-05] the last licence is counted at once: a late second Enter finds no button to press', async () => {
  const { shop } = stockedShop()
  const { name } = await openDialog(shop)
  await name.fill('客服工作台')
  const release = shop.hold('pro/purchase/list')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('button', { name: '新建授权' }).query()).toBeNull()
  expect(page.getByRole('dialog').query()).toBeNull()
  release()
  await expect.element(page.getByText('已用 2 / 2')).toBeVisible()
})

test('[SALE-05] a second Enter that comes the moment the dialog has gone finds no button either', async () => {
  const { shop } = stockedShop()
  const { name } = await openDialog(shop)
  await name.fill('客服工作台')
  document.addEventListener('focusin', pressCreate)
  onTestFinished(() => document.removeEventListener('focusin', pressCreate))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('已用 2 / 2')).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('[SALE-05] an error is shown at its field, which takes the focus', async () => {
  const { shop } = stockedShop()
  const { name, submit } = await openDialog(shop)
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription('请填写名称')
  await expect.element(name).toHaveFocus()
  await name.fill('林')
  const domain = page.getByLabelText('域名（选填）')
  await domain.fill('https://example.com')
  await submit.click()
  await expect.element(domain).toHaveFocus()
  expect(shop.count('pro/license/create')).toBe(0)
})

test('[SALE-05] a time-out keeps the form, and trying again makes one licence', async () => {
  const { shop } = stockedShop()
  const { name, submit } = await openDialog(shop, 300)
  shop.fail('pro/license/create', lost('timeout'), { after: true })
  await name.fill('客服工作台')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/不会重复提交/)
  await submit.click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(shop.licenses).toHaveLength(2)
  expect(new Set(shop.log.filter(({ path }) => path === 'pro/license/create').map(({ body }) => body.request_id)).size).toBe(1)
})

test('[SALE-05] a limit reached in the meantime is explained', async () => {
  const { shop } = stockedShop()
  const { name, submit } = await openDialog(shop)
  shop.fail('pro/license/create', refusal(errorCodes.licenseLimit))
  await name.fill('客服工作台')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/授权数量已经用完/)
})

test('[SALE-05] nothing bought yet leads to the prices', async () => {
  await renderPage(<PurchasesPage />)
  await expect.element(page.getByText('还没有购买记录')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '去看价格' })).toHaveAttribute('href', '/price')
})

test('[SALE-05] a list that fails says so, and comes with the retry', async () => {
  const { shop } = stockedShop()
  for (let count = 0; count < 2; count++) shop.fail('pro/purchase/list', refusal(errorCodes.maintenance))
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/没能读取购买记录/)
  await expect.poll(retryUntilThere).toBe(true)
})

async function retryUntilThere() {
  const retry = page.getByRole('button', { name: '重试' })
  if (retry.query()) await retry.click()
  return page.getByRole('heading', { name: /^Admin Plus 企业版/ }).query() !== null
}

test('[SALE-05] longer lists have pages', async () => {
  const shop = createShop({ now: Date.now })
  for (let count = 0; count < 12; count++) shop.addPurchase({ license_limit: 1 })
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByText('第 1 / 2 页')).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(2)
})

test('the skeleton has the geometry of what comes', async () => {
  const { shop } = stockedShop()
  const releases = [shop.hold('pro/purchase/list'), shop.hold('pro/purchase/list')]
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByText('正在读取购买记录…')).toBeInTheDocument()
  const skeleton = document.querySelector('[aria-busy=true]')?.getBoundingClientRect().height ?? 0
  for (const release of releases) release()
  await expect.element(page.getByRole('listitem')).toBeVisible()
  const card = page
    .getByRole('region', { name: /^Admin Plus 企业版/ })
    .element()
    .getBoundingClientRect().height
  expect(Math.abs(card - skeleton)).toBeLessThanOrEqual(4)
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 1440],
  ['zh-CN', 'dark', 390],
  ['en-US', 'light', 390],
  ['en-US', 'dark', 834],
] as const)('the page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  const { purchase, shop } = stockedShop()
  shop.issue(purchase, { type: 'company', name: 'שלום A Company With a Very Long Name That Goes On and On Limited by Guarantee' })
  shop.addPurchase({ status: 'upgraded', edition: 'standard' })
  await renderPage(<PurchasesPage />, { locale, theme, size: [width, 800], shop })
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

const offers = {
  edition: 'standard',
  sku: 'admin_plus-standard',
  upgrades: [
    { sku: 'admin_plus-team', edition: 'team', quantity: 1, amount: 200_000 },
    { sku: 'admin_plus-enterprise', edition: 'enterprise', quantity: 1, amount: 400_000 },
  ],
  renewal: {
    sku: 'admin_plus-standard',
    quantity: 1,
    amount: 79_200,
    support_until: '2030-05-06T00:00:00.000Z',
    updates_until: '2030-05-06T00:00:00.000Z',
  },
} as const satisfies Partial<Purchase>

test('[SALE-05] an upgrade shows the difference and leads to its payment', async () => {
  const shop = createShop({ now: Date.now })
  const purchase = shop.addPurchase(structuredClone(offers))
  const { visited } = await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  await expect.element(page.getByRole('radio', { name: /升级到团队版，补 ¥2,000\.00/ })).toBeChecked()
  await page.getByRole('radio', { name: /升级到企业版，补 ¥4,000\.00/ }).click()
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.poll(() => visited).toEqual([expect.stringMatching(/^\/pay\//)])
  expect(shop.log.findLast(({ path }) => path === 'pro/order/create')?.body).toMatchObject({
    type: 'upgrade',
    purchase_id: purchase.id,
    items: [{ sku: 'admin_plus-enterprise', quantity: 1 }],
    expect_amount: 400_000,
  })
})

test('[SALE-05] a renewal says until when, and one that waits for its payment is taken up again', async () => {
  const shop = createShop({ now: Date.now })
  shop.addPurchase(structuredClone(offers))
  const { visited } = await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  await expect.element(page.getByText(/支持至 2030/)).toBeVisible()
  await page.getByRole('radio', { name: /续期/ }).click()
  shop.fail('pro/order/create', refusal(errorCodes.orderOpen, '202605060042'))
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.poll(() => visited).toEqual(['/pay/202605060042'])
})

test('[SALE-05] a changed price is reported, and the offers are read again', async () => {
  const shop = createShop({ now: Date.now })
  shop.addPurchase(structuredClone(offers))
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  shop.fail('pro/order/create', refusal(errorCodes.amountChanged))
  const asked = shop.count('pro/purchase/list')
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/价格有变动/)
  await expect.poll(() => shop.count('pro/purchase/list')).toBe(asked + 1)
  expect(await violations()).toEqual([])
})

test('[SALE-05] a purchase leads to its releases; one that was replaced offers nothing', async () => {
  const shop = createShop({ now: Date.now })
  shop.addPurchase(structuredClone(offers))
  shop.addPurchase({ status: 'upgraded' })
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('link', { name: '版本下载' })).toHaveAttribute('href', '/user/release/admin-plus')
  await expect.element(page.getByRole('button', { name: '升级或续期' })).toBeVisible()
})
