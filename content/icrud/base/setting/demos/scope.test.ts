import { expect, testDemo } from '#demo'

testDemo('size and words come from the settings, the rest from the table', async ({ demo, page, t }) => {
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row')).toHaveCount(3)
  await expect(demo.locator('.ivu-page-total')).toContainText('5')
  await demo.getByRole('button', { name: t('登记'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('登记') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
