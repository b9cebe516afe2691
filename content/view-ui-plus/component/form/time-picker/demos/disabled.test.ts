import { expect, testDemo } from '#demo'

testDemo('closed hours are neither listed nor taken when typed', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('门诊预约（9 到 12 点，14 到 18 点）'))
  await field.click()
  const hours = demo.locator('.ivu-time-picker-cells-list').first().locator('li:visible')
  await expect(hours).toHaveText(['09', '10', '11', '14', '15', '16', '17'])
  await hours.nth(1).click()
  await expect(field).toHaveValue('10:00')
  await page.keyboard.press('Escape')
  await field.fill('12:30')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('10:00')
  await field.fill('16:40')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('16:40')
})
