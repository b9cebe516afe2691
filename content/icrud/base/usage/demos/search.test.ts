import { expect, testDemo } from '#demo'

testDemo('Enter searches, and the pages follow what was found', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(5)
  await demo.getByLabel(t('商品')).fill('A-12')
  await demo.getByLabel(t('商品')).press('Enter')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('A-120')
})
