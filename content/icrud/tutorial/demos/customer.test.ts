import { expect, testDemo } from '#demo'

testDemo('a customer is created and appears in the list', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await expect(demo.getByText(t('金石建材'))).toBeVisible()
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('名称')).fill('Zephyr')
  await dialog.getByLabel(t('联系人')).fill('Ann')
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(demo.getByText('Zephyr')).toBeVisible()
})
