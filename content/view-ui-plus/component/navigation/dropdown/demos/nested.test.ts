import { expect, testDemo } from '#demo'

testDemo('an item of the second level arrives at the first', async ({ demo, t }) => {
  await demo.getByRole('button').hover()
  await demo.getByText(t('导出'), { exact: true }).hover()
  await demo.getByText('CSV', { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('正在导出 CSV'))
  await expect(demo.locator('.ivu-dropdown-menu:visible')).toHaveCount(0)
})
