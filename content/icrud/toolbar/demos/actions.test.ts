import { expect, testDemo } from '#demo'

testDemo('an action works on what is ticked, and waits until something is', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  const mark = demo.getByRole('button', { name: t('标为已读') })
  await expect(rows).toHaveCount(3)
  await expect(mark).toBeDisabled()
  await rows.first().locator('.icrud-tick').click()
  await mark.click()
  await expect(rows.first()).toContainText(own('是', 'Yes'))
  await expect(rows.nth(1)).toContainText(own('否', 'No'))
  await expect(mark).toBeDisabled()
})
