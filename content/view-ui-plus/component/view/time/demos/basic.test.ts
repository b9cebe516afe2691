import { expect, testDemo } from '#demo'

testDemo('follows the moment it is given', async ({ demo, locale }) => {
  const time = demo.locator('.ivu-time')
  await expect(time).toHaveText(locale === 'zh-CN' ? '5分钟前' : '5 minutes ago')
  await demo.getByRole('button').click()
  await expect(time).toHaveText(locale === 'zh-CN' ? '刚刚' : 'just now')
})
