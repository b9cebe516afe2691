import { expect, testDemo } from '#demo'

testDemo('what was ticked on two pages goes at once, and the last page gives way', async ({ demo, page, locale }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const question = page.getByRole('alertdialog')
  const tick = (row: number) => demo.locator('.ivu-table-tbody .icrud-tick').nth(row).click()
  await expect(demo.getByText('report-1.pdf')).toBeVisible()
  await tick(0)
  await demo.locator('.ivu-page-item', { hasText: '3' }).click()
  await expect(demo.getByText('report-7.pdf')).toBeVisible()
  await tick(0)
  await demo.getByRole('button', { name: own('删除所选', 'Delete selected') }).click()
  await question.getByRole('button', { name: own('删除', 'Delete') }).click()
  await expect(question).toBeHidden()
  await expect(demo.locator('.ivu-page-item')).toHaveCount(2)
  await expect(demo.getByText('report-5.pdf')).toBeVisible()
})
