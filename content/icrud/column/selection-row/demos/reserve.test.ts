import { expect, testDemo } from '#demo'

testDemo('who is in the group is ticked on each page and stays in it', async ({ demo }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(demo.getByText('M-2 M-8')).toBeVisible()
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(rows.first()).toContainText('M-4')
  await rows.first().locator('.icrud-tick').click()
  await expect(demo.getByText('M-2 M-8 M-4')).toBeVisible()
  await demo.locator('.ivu-page-item', { hasText: '3' }).click()
  await expect(rows.first()).toContainText('M-7')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await rows.nth(1).locator('.icrud-tick').click()
  await expect(demo.getByText(/M-2 M-4$/)).toBeVisible()
})
