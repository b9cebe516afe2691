import { expect, testDemo } from '#demo'

testDemo('a shortcut picks the whole period', async ({ demo, t, locale }) => {
  await demo.getByLabel(t('统计区间')).click()
  await demo.getByText(t('最近 30 天')).click()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '共 30 天' : 'Days: 30')
  await demo.getByLabel(t('统计区间')).click()
  await demo.locator('.ivu-picker-panel-shortcut', { hasText: t('本月') }).click()
  await expect(demo.getByRole('status')).toContainText(t('本月'))
})
