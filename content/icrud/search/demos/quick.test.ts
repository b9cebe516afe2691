import { expect, testDemo } from '#demo'

testDemo('a ready-made search stands in the fields as well', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(3)
  await demo.getByRole('button', { name: t('ada 的') }).click()
  await expect(rows.nth(1)).toContainText(t('整理素材'))
  await expect(demo.getByLabel(t('负责人'))).toHaveValue('ada')
  await demo.getByRole('button', { name: t('全部逾期') }).click()
  await expect(rows.nth(1)).toContainText(t('续签域名'))
  await expect(demo.getByLabel(t('负责人'))).toHaveValue('')
})
