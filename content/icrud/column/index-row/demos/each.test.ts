import { expect, testDemo } from '#demo'

testDemo('on each page the numbers begin at 1', async ({ demo }) => {
  const numbers = demo.locator('.ivu-table-tbody .ivu-table-row td:first-child')
  await expect(demo.getByText('BX-700')).toBeVisible()
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(demo.getByText('BX-703')).toBeVisible()
  await expect(numbers).toHaveText(['1', '2', '3'])
})
