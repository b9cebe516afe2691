import { expect, testDemo } from '#demo'

testDemo('it begins with the default, and further fields unfold', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(2)
  await expect(demo.getByLabel(t('负责人'))).toHaveCount(0)
  await demo.getByRole('button', { name: own('更多条件', 'More filters') }).click()
  await demo.getByLabel(t('负责人')).fill('ben')
  await demo.getByLabel(t('负责人')).press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('T-3')
  await demo.getByRole('button', { name: own('重置', 'Reset') }).click()
  await expect(rows).toHaveCount(2)
})
