import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../../test/renderPage.tsx'
import { DemoRequestDialog } from './DemoRequestDialog.tsx'

async function openDialog(options: RenderPageOptions = {}) {
  const shop = options.shop ?? (await openShop())
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await renderPage(<DemoRequestDialog open onOpenChange={onOpenChange} products={['iCRUD']} utmSource="iview_bdtg_7" />, {
    ...options,
    shop,
  })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { onOpenChange, shop, submit: page.getByRole('button', { name: '提交申请' }) }
}

async function choose(field: string, ...options: string[]) {
  await page.getByRole('combobox', { name: field }).click()
  for (const name of options) await page.getByRole('option', { name }).click()
  if (page.getByRole('listbox').query()) await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('listbox').query()).toBeNull()
}

async function fillIn() {
  await page.getByLabelText('姓名').fill('林')
  await page.getByLabelText('手机号码').fill('13800000000')
  await choose('想看的产品', 'Admin Plus')
  await page.getByLabelText('公司名称').fill('某公司')
  await choose('公司规模', '50–100 人')
  await choose('使用场景', '客户管理', '其他')
  await page.getByLabelText('想了解什么').fill('怎样做数据权限？')
}

test('[SALE-02] a filled form is sent once, with the campaign, and answered with a summary', async () => {
  const { shop, submit } = await openDialog()
  await fillIn()
  await submit.dblClick()
  await expect.element(page.getByText('申请已提交')).toBeVisible()
  await expect.element(page.getByText('Admin Plus、iCRUD')).toBeVisible()
  await expect.element(page.getByText('客户管理、其他')).toBeVisible()
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  expect(shop.requests).toEqual([
    {
      path: 'pro/display/create',
      body: {
        name: '林',
        phone_number: '13800000000',
        product_names: 'Admin Plus,iCRUD',
        company_name: '某公司',
        people: 'xl',
        scenes: 'crm,other',
        question: '怎样做数据权限？',
        uuid: '',
        utmsource: 'iview_bdtg_7',
        token: shop.account.token,
      },
    },
  ])
})

test('[SALE-02] text is checked when it is left, and everything on submit, with the focus on the first fault', async () => {
  const { shop, submit } = await openDialog()
  const phone = page.getByLabelText('手机号码')
  await phone.fill('1380000')
  await userEvent.tab()
  await expect.element(page.getByText('请输入正确的手机号码')).toBeVisible()
  await expect.element(page.getByText('请填写公司名称')).not.toBeInTheDocument()
  await submit.click()
  await expect.element(page.getByLabelText('姓名')).toHaveFocus()
  for (const fault of ['请填写姓名', '请填写公司名称', '请选择公司规模', '请至少选择一个使用场景', '请写下想了解的内容']) {
    await expect.element(page.getByText(fault)).toBeVisible()
  }
  expect(shop.requests).toEqual([])
})

test('[SALE-02] the button that is clicked from a faulty field does not slip away from the mouse', async () => {
  const { submit } = await openDialog()
  await page.getByLabelText('手机号码').fill('1380000')
  await submit.click()
  await expect.element(page.getByText('请填写公司名称')).toBeVisible()
  await expect.element(page.getByLabelText('姓名')).toHaveFocus()
})

test('[SALE-02] a choice that is removed is reported at once', async () => {
  await openDialog()
  await choose('想看的产品', 'iCRUD')
  await expect.element(page.getByText('请至少选择一个产品')).toBeVisible()
})

test('[SALE-02] a second request is recognised, without showing the first', async () => {
  const shop = await openShop()
  await shop.call('pro/display/create', {
    name: '周',
    phone_number: '13900000000',
    product_names: 'iCRUD',
    company_name: '另一家公司',
    people: 's',
    scenes: 'crm',
    question: '怎样开始？',
    uuid: '',
    utmsource: '',
  })
  const { submit } = await openDialog({ shop })
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/已经提交过了/)
  await expect.element(page.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/consult')
  expect(page.getByRole('alert').element().textContent).not.toContain('林')
})

test('[SALE-02] a failure stops the waiting and keeps what was typed', async () => {
  const { shop, submit } = await openDialog()
  await fillIn()
  await shop.control.fault({ path: 'pro/display/create', code: errorCodes.tooOften, times: 1 })
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/操作频繁/)
  await expect.element(page.getByLabelText('姓名')).toHaveValue('林')
  await submit.click()
  await expect.element(page.getByText('申请已提交')).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('the form is accessible with its faults shown and fits: %s, %s, %i px', async (locale, theme, width) => {
  await openDialog({ locale, theme, size: [width, 900] })
  await page.getByRole('button', { name: locale === 'zh-CN' ? '提交申请' : 'Send request' }).click()
  await expect.poll(() => violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
