import { expect, testDemo } from '#demo'

testDemo('what was typed is asked for under other names', async ({ demo, locale, t }) => {
  await demo.getByLabel(t('用户')).fill('  lin ')
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '查询' : 'Search' }).click()
  await expect(demo.locator('code')).toHaveText('{"account":"lin"}')
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row')).toHaveCount(2)
})
