import { expect, testDemo } from '#demo'

testDemo('an edit of an old version is refused, and of the new one it is not', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  const edit = async (title: string) => {
    await demo.getByRole('button', { name: own('编辑', 'Edit') }).click()
    await dialog.getByLabel(t('标题')).fill(title)
    await dialog.getByLabel(t('标题')).press('Enter')
  }
  await edit('A')
  await expect(dialog.getByRole('alert')).toContainText(t('发布计划（五月）'))
  await dialog.getByRole('button', { name: own('取消', 'Cancel') }).click()
  await expect(dialog).toBeHidden()
  await demo.getByRole('button', { name: own('刷新', 'Refresh') }).click()
  await expect(demo.getByText(t('发布计划（五月）'))).toBeVisible()
  await edit('B')
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-tbody')).toContainText('B')
})
