import { expect, testDemo } from '#demo'

testDemo('days are ticked and stored as a list, in the table they are one text', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const last = demo.locator('.ivu-table-tbody .ivu-table-row').last()
  await expect(last).toContainText([t('周二'), t('周四')].join(own('、', ', ')))
  await last.getByRole('button', { name: own('编辑', 'Edit') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('周五')).first().click()
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(last).toContainText([t('周二'), t('周四'), t('周五')].join(own('、', ', ')))
})
