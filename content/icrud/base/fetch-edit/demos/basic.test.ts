import { expect, testDemo } from '#demo'

testDemo('only what was changed is sent, and the number cannot be', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog')
  await demo
    .getByRole('button', { name: own('编辑', 'Edit') })
    .first()
    .click()
  await expect(dialog.getByLabel(t('货号'))).toBeDisabled()
  await dialog.getByLabel(t('名称')).fill('K 104')
  await dialog.getByLabel(t('名称')).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(demo.locator('code')).toHaveText('PATCH /goods/1 {"name":"K 104"}')
})
