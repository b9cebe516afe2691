import { expect, testDemo } from '#demo'

testDemo('after a failure the rows and their order stay, and it can be tried again', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const first = demo.locator('.ivu-table-tbody .ivu-table-row').first()
  await expect(first).toContainText(t('杭州'))
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: t('人口（万）') }).click()
  await expect(demo.getByRole('alert').getByText(own('网络断开了（演示）', 'The network is down (demo)'))).toBeVisible()
  await expect(first).toContainText(t('杭州'))
  await expect(demo.getByRole('button', { name: own('未排序', 'not sorted') })).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: own('重试', 'Try again') }).click()
  await expect(demo.getByRole('button', { name: own('升序', 'ascending') })).toBeVisible()
})
