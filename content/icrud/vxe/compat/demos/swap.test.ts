import { expect, testDemo } from '#demo'

testDemo('ticks, order and what is unfolded survive when the table is another one', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await demo.getByText('555-0102').waitFor()
  await demo.getByRole('button', { name: t('姓名') }).press('Enter')
  await demo.locator('.ivu-table-tbody .ivu-table-row').nth(1).locator('.ivu-checkbox').click()
  await demo.getByRole('button', { name: own('展开第 1 行', 'Expand row 1') }).click()
  await demo.getByText('vxe-table', { exact: true }).click()
  const rows = demo.locator('.vxe-table--main-wrapper .vxe-body--row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(rows.nth(0).getByRole('checkbox')).not.toBeChecked()
  await expect(demo.getByRole('button', { name: own('收起第 1 行', 'Collapse row 1') })).toBeVisible()
  // In its cell, and below.
  await expect(demo.getByText(t('梧桐路 18 号 3 单元 1202 室'))).toHaveCount(2)
  await expect(demo.getByText(t('联系方式'))).toBeVisible()
})
