import * as errorCodes from '@view-site/contract/error-codes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop, type OpenShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { InvoicesPage } from './InvoicesPage.tsx'

async function paidOrders(shop: OpenShop, ...skus: string[]): Promise<string[]> {
  const numbers: string[] = []
  for (const sku of skus) {
    numbers.push((await shop.buy(sku)).order_no)
  }
  return numbers
}

const fill = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text)
const submit = () => page.getByRole('button', { name: '提交申请' }).click()

async function fillCompany() {
  await fill('公司名称', '示例科技有限公司')
  await fill('纳税人识别号', '91350100M000100Y43')
  await fill('接收邮箱', 'lin@example.com')
}

test('[SALE-05] one invoice for two orders: chosen, summed, sent and listed', async () => {
  const shop = await openShop()
  await paidOrders(shop, 'admin_plus-enterprise', 'icrud-standard')
  await renderPage(<InvoicesPage />, { shop })
  await page.getByRole('button', { name: '申请发票' }).click()
  await page.getByRole('checkbox').first().click()
  await page.getByRole('checkbox').last().click()
  const sum = (await shop.orders()).reduce((total, order) => total + order.amount_paid, 0)
  await expect.element(page.getByText('发票金额')).toBeVisible()
  await fillCompany()
  await submit()
  await expect.element(page.getByRole('heading', { name: /示例科技有限公司/ })).toMatchTextContent(/已申请/)
  expect(await shop.invoices()).toMatchObject([{ amount: sum, title_type: 'company', kind: 'normal' }])
  await expect.element(page.getByRole('button', { name: '提交申请' })).not.toBeInTheDocument()
})

test('[SALE-05] coming from an order, it is chosen and the form is open', async () => {
  const shop = await openShop()
  const [, second = ''] = await paidOrders(shop, 'admin_plus-enterprise', 'icrud-standard')
  await renderPage(<InvoicesPage orderNo={second} />, { shop })
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveAttribute('value', second)
  expect(await violations()).toEqual([])
})

test('[SALE-05] missing and wrong values are reported at their fields, and the first gets the focus', async () => {
  const shop = await openShop()
  await paidOrders(shop, 'admin_plus-enterprise', 'icrud-standard')
  await renderPage(<InvoicesPage />, { shop })
  await page.getByRole('button', { name: '申请发票' }).click()
  await submit()
  for (const text of ['请至少选一个订单', '请填写抬头', '请填写纳税人识别号', '请填写邮箱'])
    await expect.element(page.getByText(text)).toBeVisible()
  expect(document.activeElement).toBe(page.getByRole('checkbox').first().element())
  await fill('纳税人识别号', '91350100M000100Y44')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('纳税人识别号不对，请逐位核对')).toBeVisible()
  expect(shop.count('pro/invoice/apply')).toBe(0)
})

test('[SALE-05] a special invoice asks for the bank, a person for nothing but the name', async () => {
  const shop = await openShop()
  await paidOrders(shop, 'admin_plus-enterprise')
  await renderPage(<InvoicesPage />, { shop })
  await page.getByRole('button', { name: '申请发票' }).click()
  await page.getByRole('radio', { name: /专用发票/ }).click()
  for (const label of ['注册地址', '注册电话', '开户行', '银行账号'])
    await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: '个人' }).click()
  await expect.element(page.getByRole('radio', { name: /专用发票/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /普通发票/ })).toBeChecked()
  await expect.element(page.getByLabelText('纳税人识别号')).not.toBeInTheDocument()
  await fill('姓名', '林夏')
  await fill('接收邮箱', 'lin@example.com')
  await submit()
  await expect.element(page.getByRole('heading', { name: /林夏/ })).toBeVisible()
})

test('[SALE-05] earlier details are taken up, and the account need not be typed again', async () => {
  const shop = await openShop()
  const [first = ''] = await paidOrders(shop, 'admin_plus-enterprise', 'icrud-standard')
  await shop.call('pro/invoice/apply', {
    order_nos: [first],
    kind: 'special',
    title_type: 'company',
    title: '老客户公司',
    tax_no: '91350100M000100Y43',
    reg_address: '杭州',
    reg_phone: '0571-1',
    bank_name: '示例银行',
    bank_account: '62220000001234',
    mail: 'old@example.com',
    request_id: crypto.randomUUID(),
  })
  await renderPage(<InvoicesPage />, { shop })
  await page.getByRole('button', { name: '申请发票' }).click()
  await page.getByRole('combobox', { name: '常用抬头' }).click()
  await page.getByRole('option', { name: '老客户公司 · 专用发票' }).click()
  await expect.element(page.getByLabelText('公司名称')).toHaveValue('老客户公司')
  await expect.element(page.getByText('留空沿用上次的 •••• 1234')).toBeVisible()
  await submit()
  await expect.poll(async () => (await shop.invoices()).length).toBe(2)
  expect((await shop.invoices())[0]).toMatchObject({ bank_account: '•••• 1234', order_nos: [expect.not.stringMatching(first)] })
})

test('[SALE-05] a rejected invoice says why, and is corrected and sent again', async () => {
  const shop = await openShop()
  const [orderNo = ''] = await paidOrders(shop, 'admin_plus-enterprise')
  await renderPage(<InvoicesPage />, { shop })
  await page.getByRole('button', { name: '申请发票' }).click()
  await fillCompany()
  await submit()
  await expect.element(page.getByText('已申请', { exact: true })).toBeVisible()
  await shop.control.accounting(orderNo, 'rejected', '税号与抬头不符')
  const again = await renderPage(<InvoicesPage />, { shop })
  await expect.element(page.getByText('没有通过：税号与抬头不符')).toBeVisible()
  await page.getByRole('button', { name: '修改后重新申请' }).click()
  await expect.element(page.getByLabelText('公司名称').last()).toHaveValue('示例科技有限公司')
  again.unmount()
})

test('[SALE-05] an issued invoice gives its three files, each by a separate address', async () => {
  const shop = await openShop()
  const numbers = await paidOrders(shop, 'admin_plus-enterprise')
  const invoice = await shop.call('pro/invoice/apply', {
    order_nos: numbers,
    kind: 'normal',
    title_type: 'person',
    title: '林夏',
    mail: 'lin@example.com',
    request_id: crypto.randomUUID(),
  })
  await shop.control.accounting(invoice.order_nos[0] ?? '', 'issued')
  await renderPage(<InvoicesPage />, { shop })
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  onTestFinished(() => click.mockRestore())
  await page.getByRole('button', { name: '下载 OFD' }).click()
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^\S+\.ofd http:\/\/127\.0\.0\.1:\d+\/v1\/file\/\S+\.ofd$/)])
})

test('[SALE-05] a request that got no answer is sent again with the same id and makes one invoice', async () => {
  const shop = await openShop()
  await paidOrders(shop, 'admin_plus-enterprise')
  await renderPage(<InvoicesPage />, { shop, timeoutMs: 2000 })
  await page.getByRole('button', { name: '申请发票' }).click()
  await fillCompany()
  shop.loseReply('pro/invoice/apply')
  await submit()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/不会重复提交/)
  await submit()
  await expect.element(page.getByText('已申请', { exact: true })).toBeVisible()
  expect(await shop.invoices()).toHaveLength(1)
})

test('[SALE-05] a list that could not be loaded can be asked for again; an account without invoices says what fills it', async () => {
  const shop = await openShop()
  await shop.control.fault({ path: 'pro/invoice/list', code: errorCodes.maintenance })
  await renderPage(<InvoicesPage />, { shop })
  await expect.element(page.getByText('发票没能读取')).toBeVisible()
  await shop.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('还没有发票', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '申请发票' }).click()
  await expect.element(page.getByText(/没有可以开票的订单/)).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-05] the invoices page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  const shop = await openShop()
  const numbers = await paidOrders(shop, 'admin_plus-enterprise', 'icrud-standard')
  const invoice = await shop.call('pro/invoice/apply', {
    order_nos: numbers.slice(0, 1),
    kind: 'normal',
    title_type: 'company',
    title: '一家名字特别特别长的示例信息技术研究与开发服务有限责任公司企业数字化转型事业部',
    tax_no: '91350100M000100Y43',
    mail: 'lin@example.com',
    request_id: crypto.randomUUID(),
  })
  await shop.control.accounting(invoice.order_nos[0] ?? '', 'issued')
  await renderPage(<InvoicesPage orderNo={numbers[1]} />, { locale, theme, size: [width, 900], shop })
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /示例信息/ })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
