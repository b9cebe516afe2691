import { expect, testDemo } from '#demo'

testDemo('a switch is searched for by yes and no, and an empty field is not sent', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(demo.locator('code')).toHaveText('{}')
  await demo
    .locator('.ivu-form-item', { hasText: t('置顶') })
    .locator('.ivu-select')
    .click()
  await page.locator('.ivu-select-item:visible', { hasText: own('否', 'No') }).click()
  await demo.getByRole('button', { name: own('查询', 'Search'), exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(demo.locator('code')).toHaveText('{"top":false}')
  await demo.getByRole('button', { name: own('重置', 'Reset') }).click()
  await expect(rows).toHaveCount(3)
})
