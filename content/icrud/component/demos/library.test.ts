import { expect, testDemo } from '#demo'

testDemo('stars are clicked, saved and read as a number', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await demo.getByRole('button', { name: own('新建', 'New') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('课程')).fill('CSS')
  await dialog
    .locator('.ivu-rate-star-full, .ivu-rate-star')
    .nth(2)
    .click({ position: { x: 15, y: 10 } })
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row').first()).toContainText('3 / 5')
})
