import { expect, testDemo } from '#demo'

testDemo('an end before the start becomes the start, and clearing empties both', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('营业时间'))
  const lists = demo.locator('.ivu-time-picker-cells-list')
  await field.click()
  await lists.nth(3).getByText('07', { exact: true }).click()
  await expect(field).toHaveValue('09:00 - 09:00')
  await lists.nth(3).getByText('20', { exact: true }).click()
  await expect(field).toHaveValue('09:00 - 20:00')
  await page.keyboard.press('Escape')
  await field.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(demo.getByText(t('全天休息'))).toBeVisible()
})
