import { expect, testDemo } from '#demo'

testDemo('search and header filters narrow the rows, each with a text of its own', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-body tbody tr')
  await expect(rows).toHaveCount(3)
  await demo.locator('input').first().fill('???')
  await expect(demo.getByText(t('没有标题相符的工单'))).toBeVisible()
  await demo.locator('input').first().fill(t('发票抬头无法修改'))
  await expect(demo.getByText(t('没有状态相符的工单'))).toBeVisible()
})
