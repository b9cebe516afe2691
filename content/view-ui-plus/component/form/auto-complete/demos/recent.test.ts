import { expect, testDemo } from '#demo'

testDemo('one Enter or one click searches, and the last term comes first', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('搜索订单'))
  const items = demo.locator('.ivu-select-item:visible')
  const status = demo.getByRole('status')
  await field.click()
  await items.last().click()
  await expect(status).toContainText(t('退货'))
  await field.fill('A-17')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('A-17')
  await field.fill('B-4')
  await demo.getByRole('button', { name: t('搜索') }).click()
  await expect(status).toContainText('B-4')
  await field.fill('')
  await field.press('ArrowDown')
  await expect(items).toHaveText(['B-4', 'A-17', t('退货'), t('发票')])
})
