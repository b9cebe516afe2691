import { expect, testDemo } from '#demo'

testDemo('fields follow the choice, and one out of sight is not asked for', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await demo.getByRole('button', { name: own('编辑', 'Edit'), exact: true }).click()
  await expect(dialog.getByLabel(t('订单'))).toBeDisabled()
  await expect(dialog.getByLabel(t('门店'))).toHaveValue(t('西湖店'))
  await dialog.getByText(t('快递'), { exact: true }).click()
  await expect(dialog.getByLabel(t('门店'))).toHaveCount(0)
  await dialog.getByLabel(t('地址')).fill('7')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row')).toContainText([t('快递')])
})
