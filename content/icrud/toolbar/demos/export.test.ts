import { expect, testDemo } from '#demo'

testDemo('the export has all pages of what was searched for; what fails says why', async ({ demo, t }) => {
  const button = demo.getByRole('button', { name: t('导出查到的') })
  const file = demo.locator('code')
  await expect(demo.getByText('NO-95')).toBeVisible()
  await demo.getByText(t('让导出失败')).click()
  await button.click()
  await expect(demo.getByRole('alert').getByText(t('导出服务正忙，请稍后再试'))).toBeVisible()
  await demo.getByText(t('让导出失败')).click()
  await demo.getByLabel(t('订单')).fill('NO-10')
  await demo.getByLabel(t('订单')).press('Enter')
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row').first()).toContainText('NO-100')
  await button.click()
  await expect(file).toHaveText(/^7.*NO-100,/)
  await expect(demo.getByText(t('导出服务正忙，请稍后再试'))).toHaveCount(0)
})
