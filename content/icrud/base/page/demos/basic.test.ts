import { expect, testDemo } from '#demo'

testDemo('another size begins at the first page', async ({ demo }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  const told = demo.getByText(/^page \d/)
  await expect(rows).toHaveCount(5)
  await demo.locator('.ivu-page-item', { hasText: '3' }).click()
  await expect(told).toHaveText('page 3, size 5')
  await expect(rows.first()).toContainText('11')
  await demo.locator('.ivu-page-options-sizer .ivu-select-selection').click()
  await demo.locator('.ivu-select-item', { hasText: '20' }).click()
  await expect(told).toHaveText('page 1, size 20')
  await expect(rows).toHaveCount(20)
})
