import { expect, testDemo } from '#demo'

testDemo('what needs a question asks with the name of the record, and loads again after it', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const question = page.getByRole('alertdialog')
  const lock = demo.getByRole('button', { name: t('停用'), exact: true })
  await lock.click()
  await expect(question).toContainText(t('林晓'))
  await question.getByRole('button', { name: own('取消', 'Cancel') }).click()
  await expect(question).toBeHidden()
  await expect(lock).toHaveCount(1)
  await lock.click()
  await question.getByRole('button', { name: t('停用'), exact: true }).click()
  await expect(question).toBeHidden()
  await expect(lock).toHaveCount(0)
  await expect(demo.getByRole('button', { name: t('启用'), exact: true })).toHaveCount(2)
})
