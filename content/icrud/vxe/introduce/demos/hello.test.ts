import { expect, testDemo } from '#demo'

testDemo('what belongs to iCRUD and what belongs to vxe-table work on one table', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.vxe-table--main-wrapper .vxe-body--row')
  await expect(rows).toHaveCount(5)
  await demo.getByRole('button', { name: t('运行小时') }).press('Enter')
  await demo.getByRole('button', { name: t('运行小时') }).press('Enter')
  await expect(rows.first()).toContainText(t('发电机'))
  await rows
    .first()
    .getByRole('button', { name: own('编辑', 'Edit') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('设备')).fill('Zeta')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(rows.first()).toContainText('Zeta')
  await demo.locator('.vxe-cell--filter').click()
  await page.getByText(t('只看北区')).click()
  await page.getByRole('button', { name: own('筛选', 'Filter'), exact: true }).click()
  await expect(rows.first()).toContainText('N-107')
})
