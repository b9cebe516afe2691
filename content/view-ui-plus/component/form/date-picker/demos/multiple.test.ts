import { expect, testDemo } from '#demo'

testDemo('a click adds a day, another takes it off', async ({ demo, t, locale }) => {
  const status = demo.getByRole('status')
  const third = locale === 'zh-CN' ? '3月16日' : 'Mar 16'
  await demo.getByLabel(t('值班日')).click()
  const day = demo.locator('.ivu-date-picker-cells-cell', { hasText: /^16$/ })
  await day.click()
  await expect(status).toContainText(third)
  await day.click()
  await expect(status).not.toContainText(third)
  await demo.locator('.ivu-picker-confirm .ivu-btn-primary').click()
})
