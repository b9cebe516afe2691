import { expect, testDemo } from '#demo'

testDemo('what a row shows is fetched when it unfolds, and again after a failure', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await expect(demo.getByText(t('二号泵'))).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: own('展开第 2 行', 'Expand row 2') }).click()
  await expect(demo.getByRole('alert').getByText(t('没有取到。'))).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: t('再取一次') }).click()
  await expect(demo.getByText('2400')).toBeVisible()
})
