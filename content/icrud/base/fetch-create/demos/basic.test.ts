import { expect, testDemo } from '#demo'

testDemo('a failed attempt keeps every field, and the second one stores the record', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: own('保存', 'Save') })
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  await dialog.getByLabel(t('账号')).fill('mei')
  await dialog.getByLabel(t('密码')).fill('123')
  await save.click()
  await expect(dialog.getByText(t('密码太短'))).toBeVisible()
  await expect(dialog.getByLabel(t('账号'))).toHaveValue('mei')
  await dialog.getByLabel(t('密码')).fill('123456')
  await dialog.getByLabel(t('密码')).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(demo.getByText('mei')).toBeVisible()
})
