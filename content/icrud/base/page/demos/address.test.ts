import { expect, testDemo } from '#demo'

testDemo('a page that cannot be loaded is not the page one is on', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const address = demo.locator('code')
  const second = demo.locator('.ivu-page-item', { hasText: '2' })
  await expect(address).toHaveText('?page=1&size=5')
  await demo.getByText(t('让请求失败')).click()
  await second.click()
  await expect(demo.getByRole('alert').getByText(own('网络断开了（演示）', 'The network is down (demo)'))).toBeVisible()
  await expect(address).toHaveText('?page=1&size=5')
  await expect(demo.locator('.ivu-page-item-active')).toHaveText('1')
  await demo.getByText(t('让请求失败')).click()
  await demo.getByRole('button', { name: own('重试', 'Try again') }).click()
  await expect(address).toHaveText('?page=2&size=5')
})
