import { expect, testDemo } from '#demo'

testDemo('a record is edited and read, with the field that the table leaves out', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await demo
    .getByRole('button', { name: own('编辑', 'Edit') })
    .first()
    .click()
  await expect(dialog.getByLabel(t('商品'))).toBeFocused()
  await dialog.getByLabel(t('备注')).fill('87')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await demo
    .getByRole('button', { name: own('查看', 'View') })
    .first()
    .click()
  await expect(dialog.getByText('87')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
