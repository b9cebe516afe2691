import { expect, testDemo } from '#demo'

testDemo('a refusal stands in the question, which can be tried again', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const question = page.getByRole('alertdialog')
  const remove = own('删除', 'Delete')
  await expect(demo.getByText(t('核对库存'))).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: remove }).first().click()
  await question.getByRole('button', { name: remove }).click()
  await expect(question.getByText(t('服务器没有响应'))).toBeVisible()
  await demo.getByText(t('让请求失败')).dispatchEvent('click')
  await question.getByRole('button', { name: own('重试', 'Try again') }).click()
  await expect(question).toBeHidden()
  await expect(demo.getByText(t('核对库存'))).toHaveCount(0)
})
