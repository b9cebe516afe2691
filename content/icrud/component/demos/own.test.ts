import { expect, testDemo } from '#demo'

testDemo('what is missing is said, no longer once it is chosen, and then saved', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  const dialog = page.getByRole('dialog')
  const missing = dialog.getByText(own('请选择颜色', `Select an option for ${t('颜色')}`))
  await dialog.getByLabel(t('标签')).fill('A')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(missing).toBeVisible()
  await dialog.getByRole('radio', { name: t('绿') }).check()
  await expect(missing).toBeHidden()
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row').first()).toContainText(t('绿'))
})
