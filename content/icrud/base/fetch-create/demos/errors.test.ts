import { expect, testDemo } from '#demo'

testDemo('what the server refuses stands beside its field', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await expect(demo.getByText('HZ')).toBeVisible()
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  await dialog.getByLabel(t('编码')).fill('hz')
  await dialog.getByLabel(t('名称')).fill('x')
  await dialog.getByLabel(t('名称')).press('Enter')
  await expect(dialog.locator('.ivu-form-item-error-tip')).toHaveText(`HZ ${t('已被使用')}`)
  await dialog.getByLabel(t('编码')).fill('sz')
  await dialog.getByLabel(t('编码')).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(demo.getByText('SZ')).toBeVisible()
})
