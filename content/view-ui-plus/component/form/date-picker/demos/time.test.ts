import { expect, testDemo } from '#demo'

testDemo('minutes go by quarters, between 8 and 19', async ({ demo, page, t, locale }) => {
  const field = demo.getByLabel(t('开始时间'))
  await field.click()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '选择时间' : 'Select time' }).click()
  const columns = demo.locator('.ivu-time-picker-cells-list')
  await expect(columns.first().locator('li:visible')).toHaveCount(12)
  await expect(columns.nth(1).locator('li:visible')).toHaveText(['00', '15', '30'])
  await columns.nth(1).locator('li', { hasText: '15' }).click()
  await demo.locator('.ivu-picker-confirm .ivu-btn-primary').click()
  await expect(field).toHaveValue('2026-03-05 09:15')
  await page.keyboard.press('Escape')
})
