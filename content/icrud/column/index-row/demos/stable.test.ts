import { expect, testDemo } from '#demo'

testDemo('places close ranks when a record goes, and tickets keep their names', async ({ demo, page, locale, t }) => {
  const remove = locale === 'zh-CN' ? '删除' : 'Delete'
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await demo.getByRole('button', { name: t('已等天数') }).click()
  await expect(rows.first()).toContainText('T-033')
  await rows.first().getByRole('button', { name: remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: remove }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first().locator('td').first()).toHaveText('1')
  await expect(rows.first()).toContainText('T-031')
})
