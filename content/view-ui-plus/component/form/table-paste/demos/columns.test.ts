import { expect, testDemo } from '#demo'

testDemo('columns in another order are told by their titles, others are left out', async ({ demo, t }) => {
  await demo.getByLabel(t('库存表')).fill(`${t('数量')}\tcolor\t${t('品名')}\n12\tblue\tcup`)
  await expect(demo.getByRole('status')).toContainText('color')
  await expect(demo.locator('.ivu-table-body td')).toHaveText(['cup', '12'])
})
