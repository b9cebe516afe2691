import { expect, testDemo } from '#demo'

testDemo('one end is enough, and a pair the wrong way round is not searched for', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(3)
  await demo.getByLabel(t('最低')).fill('100')
  await demo.getByLabel(t('最低')).press('Enter')
  await expect(rows).toHaveCount(2)
  await demo.getByLabel(t('最高')).fill('50')
  await demo.getByLabel(t('最高')).press('Enter')
  await expect(demo.getByText(t('最低价比最高价高'))).toBeVisible()
  await expect(rows).toHaveCount(2)
})
