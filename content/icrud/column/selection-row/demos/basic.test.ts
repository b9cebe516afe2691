import { expect, testDemo } from '#demo'

testDemo('ticks belong to records: they stay through another order, and go with what is deleted', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  const sum = demo.getByText(/^(合计|Sum)/)
  await expect(rows).toHaveCount(3)
  await rows.nth(2).locator('.icrud-tick').click()
  await expect(sum).toContainText('38')
  await demo.getByRole('button', { name: t('金额') }).click()
  await expect(rows.first()).toContainText(t('打车'))
  await expect(rows.first().getByRole('checkbox')).toBeChecked()
  await demo.getByRole('button', { name: own('删除所选', 'Delete selected') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: own('删除', 'Delete') })
    .click()
  await expect(rows).toHaveCount(2)
  await expect(sum).toContainText(/\D0$/)
})
