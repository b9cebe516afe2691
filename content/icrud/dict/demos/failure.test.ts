import { expect, testDemo } from '#demo'

testDemo('without its dictionary a cell shows the value, and another try brings the labels', async ({ demo, locale, t }) => {
  const first = demo.locator('.ivu-table-tbody .ivu-table-row').first()
  await expect(demo.getByRole('alert').getByText(t('字典服务没有响应'))).toBeVisible()
  await expect(first.locator('td').nth(1)).toHaveText('a')
  await demo.getByText(t('让字典失败')).click()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '重试' : 'Try again' }).click()
  await expect(first.locator('td').nth(1)).toHaveText(t('重点客户'))
  await expect(demo.getByText(t('字典服务没有响应'))).toHaveCount(0)
})
