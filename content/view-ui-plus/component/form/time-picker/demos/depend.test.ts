import { expect, testDemo } from '#demo'

testDemo('the last hour ends at half past, and takes later minutes back', async ({ demo, t }) => {
  const field = demo.getByLabel(t('订位（11:00 到 21:30）'))
  const lists = demo.locator('.ivu-time-picker-cells-list')
  await field.click()
  await lists.first().getByText('21', { exact: true }).click()
  await expect(field).toHaveValue('21:30')
  await expect(lists.nth(1).locator('li:visible').last()).toHaveText('30')
  await lists.first().getByText('19', { exact: true }).click()
  await expect(lists.nth(1).locator('li:visible').last()).toHaveText('59')
})
