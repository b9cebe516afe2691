import { expect, testDemo } from '#demo'

testDemo('nothing is asked for before a project is chosen', async ({ demo, t }) => {
  await expect(demo.getByText(t('先选择一个项目'))).toBeVisible()
  await demo.locator('.ivu-select-selection').click()
  await demo.getByText(t('官网'), { exact: true }).click()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row')).toHaveCount(2)
  await expect(demo.getByRole('status').filter({ hasText: '2' })).toBeVisible()
})
