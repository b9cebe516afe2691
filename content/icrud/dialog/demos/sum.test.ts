import { expect, testDemo } from '#demo'

testDemo('the sum follows what is typed, and after a save the next one is entered', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await demo.getByRole('button', { name: own('新建', 'New'), exact: true }).click()
  await expect(dialog.getByText('10.00')).toBeVisible()
  await dialog.getByLabel(t('商品')).fill('USB')
  await dialog.getByLabel(t('数量')).fill('4')
  await dialog.getByLabel(t('数量')).press('Tab')
  await expect(dialog.getByText('40.00')).toBeVisible()
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(demo.getByText('USB')).toBeVisible()
  await expect(dialog.getByLabel(t('商品'))).toHaveValue('')
  await expect(dialog.getByText(/[^.\d]1\D/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
