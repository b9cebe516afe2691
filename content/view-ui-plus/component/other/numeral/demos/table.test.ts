import { expect, testDemo } from '#demo'

testDemo('is sorted by the numbers and not by their texts', async ({ demo }) => {
  const amounts = demo.locator('tbody td:nth-child(2)')
  await expect(amounts).toHaveText(['128,640.50', '9,860.00', '54,300.75'])
  await demo.locator('.ivu-table-sort').first().locator('i').first().click()
  await expect(amounts).toHaveText(['9,860.00', '54,300.75', '128,640.50'])
})
