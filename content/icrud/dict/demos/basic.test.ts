import { expect, testDemo } from '#demo'

testDemo('a number is read as its label, and searched for by it', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toContainText([t('已发货'), t('待付款'), t('旧系统导入')])
  await demo.locator('.ivu-select-selection').click()
  await page.locator('.ivu-select-dropdown').getByText(t('已发货'), { exact: true }).click()
  await demo.getByRole('button', { name: own('查询', 'Search') }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('NO-301')
})
