import { expect, testDemo } from '#demo'

testDemo('a filter of one’s own in the toolbar asks again', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(3)
  await demo.locator('.ivu-radio-wrapper', { hasText: t('使用中') }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('A-102')
  await expect(demo.getByRole('status').filter({ hasText: '1' })).toBeVisible()
})
