import * as errorCodes from '@view-site/contract/error-codes'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop, type OpenShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { PurchasesPage } from './PurchasesPage.tsx'

/** The samples, with two licences for each edition. */
const catalogue = { ...sampleCatalogue, editions: sampleCatalogue.editions.map((edition) => ({ ...edition, licenses: 2 })) }

/** A shop where one of the two licences of a purchase is used. */
async function stockedShop() {
  const shop = await openShop({ catalogue })
  const purchase = await shop.buy()
  const license = await shop.issue(purchase, { type: 'company', name: '订单后台' })
  return { license, purchase, shop }
}

/** The key of the newest licence. */
async function newestKey(shop: OpenShop): Promise<string> {
  const [newest] = await shop.licenses()
  const { list } = await shop.call('pro/license/list', { page: 1, page_size: 100, reveal: newest?.id })
  return list[0]?.key ?? 'no licence'
}

async function openDialog(shop: OpenShop, timeoutMs = 5000) {
  await renderPage(<PurchasesPage />, { shop, timeoutMs })
  await page.getByRole('button', { name: '新建授权' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { name: page.getByLabelText('公司名称'), submit: page.getByRole('button', { name: '创建授权' }) }
}

function pressCreate({ target }: FocusEvent) {
  if (target instanceof HTMLButtonElement && target.textContent.includes('新建授权')) target.click()
}

test('[SALE-05] a purchase shows its terms and its licences, keys masked', async () => {
  const { shop } = await stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('heading', { name: /^Admin Plus 企业版/ })).toBeVisible()
  await expect.element(page.getByText('已用 1 / 2')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
  expect(document.body.textContent).not.toContain(await newestKey(shop))
})

test('[SALE-05] a key is shown on request and hidden again', async () => {
  const { shop } = await stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(await newestKey(shop))
  await page.getByRole('button', { name: '隐藏订单后台的密钥' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
})

test('[SALE-05] before the mail address is verified a licence can be created, and the page says when its key is shown', async () => {
  const shop = await openShop({ catalogue, user: { is_activity: 0 } })
  await shop.issue(await shop.buy(), { type: 'company', name: '订单后台' })
  await renderPage(<PurchasesPage />, { shop, session: { user: { mail_masked: 'lin***@example.com', is_activity: 0 } } })
  await expect.element(page.getByRole('link', { name: '验证邮箱' })).toHaveAttribute('href', '/check-mail')
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByText('验证邮箱后，才会显示授权密钥。').last()).toBeVisible()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/••••-••••/)
  // Verified on another device meanwhile: the key is shown, although this page still knows the earlier state.
  await shop.verifyMail()
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(await newestKey(shop))
})

test('[SALE-05] copying fetches the key and confirms it', async () => {
  const { license, shop } = await stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '复制订单后台的密钥' }).click()
  await expect.element(page.getByText('已复制')).toBeVisible()
  expect(shop.sent('pro/license/list').at(-1)?.['reveal']).toBe(license.id)
})

test('[SALE-05] a key that cannot be fetched is reported, and stays masked', async () => {
  const { shop } = await stockedShop()
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('listitem')).toBeVisible()
  await shop.control.fault({ path: 'pro/license/list', code: errorCodes.maintenance })
  await page.getByRole('button', { name: '显示订单后台的密钥' }).click()
  await expect.element(page.getByText('没能取到密钥')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/••••-••••/)
})

test('[SALE-05] a licence is created in a holder’s name; twice Enter makes one, and its key is shown', async () => {
  const { shop } = await stockedShop()
  const { name } = await openDialog(shop)
  await name.fill('客服工作台')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(await newestKey(shop))
  expect(await shop.licenses()).toHaveLength(2)
  expect(shop.count('pro/license/create')).toBe(1)
  await expect.element(page.getByText('已用 2 / 2')).toBeVisible()
  expect(page.getByRole('button', { name: '新建授权' }).query()).toBeNull()
})

test('[SALE-05] the last licence is counted at once: a late second Enter finds no button to press', async () => {
  const { shop } = await stockedShop()
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
  const { shop } = await stockedShop()
  const { name } = await openDialog(shop)
  await name.fill('客服工作台')
  document.addEventListener('focusin', pressCreate)
  onTestFinished(() => document.removeEventListener('focusin', pressCreate))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('已用 2 / 2')).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('[SALE-05] an error is shown at its field, which takes the focus', async () => {
  const { shop } = await stockedShop()
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
  const { shop } = await stockedShop()
  const { name, submit } = await openDialog(shop, 2000)
  shop.loseReply('pro/license/create')
  await name.fill('客服工作台')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/不会重复提交/)
  await submit.click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(await shop.licenses()).toHaveLength(2)
  expect(new Set(shop.sent('pro/license/create').map(({ request_id }) => request_id)).size).toBe(1)
})

test('[SALE-05] a limit reached in the meantime is explained', async () => {
  const { purchase, shop } = await stockedShop()
  const { name, submit } = await openDialog(shop)
  await shop.issue(purchase, { type: 'company', name: '另一个标签页' })
  await name.fill('客服工作台')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/授权数量已经用完/)
})

test('[SALE-05] nothing bought yet leads to the prices', async () => {
  await renderPage(<PurchasesPage />)
  await expect.element(page.getByText('还没有购买记录')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
})

test('[SALE-05] a list that fails says so, and comes with the retry', async () => {
  const { shop } = await stockedShop()
  await shop.control.fault({ path: 'pro/purchase/list', code: errorCodes.maintenance })
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/没能读取购买记录/)
  await shop.control.clearFaults()
  await expect.poll(retryUntilThere).toBe(true)
})

async function retryUntilThere() {
  const retry = page.getByRole('button', { name: '重试' })
  if (retry.query()) await retry.click()
  return page.getByRole('heading', { name: /^Admin Plus 企业版/ }).query() !== null
}

test('[SALE-05] longer lists have pages', async () => {
  const shop = await openShop()
  for (let count = 0; count < 12; count++) await shop.buy('admin_plus-standard')
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByText('第 1 / 2 页')).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(2)
})

test('the skeleton has the geometry of what comes', async () => {
  const { shop } = await stockedShop()
  const release = shop.hold('pro/purchase/list')
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByText('正在读取购买记录…')).toBeInTheDocument()
  const skeleton = document.querySelector('[aria-busy=true]')?.getBoundingClientRect().height ?? 0
  release()
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
  const { purchase, shop } = await stockedShop()
  await shop.issue(purchase, { type: 'company', name: 'שלום A Company With a Very Long Name That Goes On and On Limited by Guarantee' })
  await shop.upgrade(await shop.buy('icrud-standard'), 'icrud-team')
  await renderPage(<PurchasesPage />, { locale, theme, size: [width, 800], shop })
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('[SALE-05] an upgrade shows the difference and leads to its payment', async () => {
  const shop = await openShop()
  const purchase = await shop.buy('admin_plus-standard')
  const { visited } = await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  await expect.element(page.getByRole('radio', { name: /升级到团队版，补 ¥1,980\.00/ })).toBeChecked()
  await page.getByRole('radio', { name: /升级到企业版，补 ¥3,960\.00/ }).click()
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.poll(() => visited).toEqual([expect.stringMatching(/^\/pay\//)])
  expect(shop.sent('pro/order/create').at(-1)).toMatchObject({
    type: 'upgrade',
    purchase_id: purchase.id,
    items: [{ sku: 'admin_plus-enterprise', quantity: 1 }],
    expect_amount: 396_000,
  })
})

test('[SALE-05] a renewal says until when, and an unpaid one is continued', async () => {
  const shop = await openShop()
  const { id, renewal } = await shop.buy('admin_plus-standard')
  if (!renewal) throw new Error('The sample has no renewal')
  const unpaid = await shop.call('pro/order/create', {
    type: 'renewal',
    purchase_id: id,
    items: [{ sku: renewal.sku, quantity: renewal.quantity }],
    expect_amount: renewal.amount,
    request_id: crypto.randomUUID(),
  })
  const { visited } = await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  await expect.element(page.getByText(`支持至 ${new Date(renewal.support_until).getFullYear()}`, { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: /续期/ }).click()
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.poll(() => visited).toEqual([`/pay/${unpaid.order_no}`])
})

test('[SALE-05] a changed price is reported, and the offers are read again', async () => {
  const shop = await openShop()
  await shop.buy('admin_plus-standard')
  await renderPage(<PurchasesPage />, { shop })
  await page.getByRole('button', { name: '升级或续期' }).click()
  await shop.control.fault({ path: 'pro/order/create', code: errorCodes.amountChanged, times: 1 })
  const asked = shop.count('pro/purchase/list')
  await page.getByRole('button', { name: '去付款' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/价格有变动/)
  await expect.poll(() => shop.count('pro/purchase/list')).toBe(asked + 1)
  expect(await violations()).toEqual([])
})

test('[SALE-05] a purchase leads to its releases; one that was replaced offers nothing', async () => {
  const shop = await openShop()
  await shop.buy('admin_plus-standard')
  await shop.upgrade(await shop.buy('admin_plus-standard'), 'admin_plus-enterprise')
  await renderPage(<PurchasesPage />, { shop })
  await expect.element(page.getByRole('link', { name: '版本下载' }).first()).toHaveAttribute('href', '/user/release/admin-plus')
  await expect.element(page.getByRole('button', { name: '升级或续期' })).toBeVisible()
})
