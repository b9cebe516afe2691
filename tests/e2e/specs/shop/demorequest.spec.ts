import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { reload } from '../../pages/shop.ts'

test.use({ dependsOn: 'served' })

test('[SALE-02] a demo request: errors are shown, the request is sent once, a second one is recognised', async ({ open, page }) => {
  await open('/')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/pro/display/create')) sent.push(request.url())
  })
  const dialog = page.getByRole('dialog', { name: '申请演示' })
  const submit = dialog.getByRole('button', { name: '提交申请' })
  await page.locator('main').getByRole('button', { name: '申请演示' }).click()
  await dialog.getByLabel('手机号码').fill('1380000')
  await submit.click()
  await expect(dialog.getByLabel('姓名')).toBeFocused()
  for (const fault of ['请填写姓名', '请输入正确的手机号码', '请至少选择一个产品', '请选择公司规模']) {
    await expect(dialog.getByText(fault)).toBeVisible()
  }
  expect(sent).toEqual([])

  await fillDemoRequest(page)
  await submit.dblclick()
  await expect(dialog.getByText('申请已提交')).toBeVisible()
  await expect(dialog.getByText('客户管理、其他')).toBeVisible()
  expect(sent).toHaveLength(1)

  await reload(page)
  await page.locator('main').getByRole('button', { name: '申请演示' }).click()
  await fillDemoRequest(page)
  await submit.click()
  const again = dialog.getByRole('alert')
  await expect(again).toContainText('已经提交过了')
  await expect(again).not.toContainText('13800000000')
})

async function fillDemoRequest(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '申请演示' })
  await dialog.getByLabel('姓名').fill('林')
  await dialog.getByLabel('手机号码').fill('13800000000')
  await choose(page, '想看的产品', ['Admin Plus'])
  await dialog.getByLabel('公司名称').fill('某公司')
  await choose(page, '公司规模', ['50–100 人'])
  await choose(page, '使用场景', ['客户管理', '其他'])
  await dialog.getByLabel('想了解什么').fill('怎样做数据权限？')
}

async function choose(page: Page, field: string, options: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  for (const name of options) await page.getByRole('option', { name, exact: true }).click()
  if (options.length > 1 || field === '想看的产品') await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
