import { expect, testDemo } from '#demo'

testDemo('two days make a range, whichever comes first', async ({ demo, t, locale }) => {
  await demo.getByLabel(t('行程')).click()
  const left = demo.locator('.ivu-picker-panel-content-left .ivu-date-picker-cells-cell')
  await left.filter({ hasText: /^20$/ }).click()
  await left.filter({ hasText: /^16$/ }).click()
  await expect(demo.getByText(locale === 'zh-CN' ? '从 2026-03-16 到 2026-03-20' : 'From 2026-03-16 to 2026-03-20')).toBeVisible()
})
