import { expect, testDemo } from '#demo'

testDemo('nothing goes when one of them may not, and the ticks stay', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const question = page.getByRole('alertdialog')
  const boxes = demo.locator('.ivu-table-tbody .icrud-tick')
  await expect(boxes).toHaveCount(3)
  await demo.locator('thead .icrud-tick').click()
  await demo.getByRole('button', { name: own('删除所选', 'Delete selected') }).click()
  await question.getByRole('button', { name: own('删除', 'Delete') }).click()
  await expect(question.getByRole('alert')).toContainText(t('鼠标'))
  await question.getByRole('button', { name: own('取消', 'Cancel') }).click()
  await expect(question).toBeHidden()
  await boxes.nth(1).click()
  await demo.getByRole('button', { name: own('删除所选', 'Delete selected') }).click()
  await question.getByRole('button', { name: own('删除', 'Delete') }).click()
  await expect(boxes).toHaveCount(1)
})
