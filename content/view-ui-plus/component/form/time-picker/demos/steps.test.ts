import { expect, testDemo } from '#demo'

testDemo('offers quarters only', async ({ demo, t }) => {
  const field = demo.getByLabel(t('会议开始（每刻钟）'))
  await field.click()
  const minutes = demo.locator('.ivu-time-picker-cells-list').nth(1).locator('li')
  await expect(minutes).toHaveText(['00', '15', '30', '45'])
  await expect(demo.locator('.ivu-time-picker-cells-list').nth(2).locator('li:visible')).toHaveText(['00', '30'])
  await minutes.last().click()
  await expect(field).toHaveValue('10:45:00')
  await expect(field).not.toBeEditable()
})
