import { expect, testDemo } from '#demo'

testDemo('tries again only what failed, and counts', async ({ demo, t }) => {
  await expect(demo.getByRole('status')).toContainText('126')
  await demo.getByRole('button', { name: t('只重试失败的') }).click()
  await expect(demo.getByRole('status')).toContainText('127')
  await expect(demo.getByText(t('服务器没有响应'))).toHaveCount(0)
})
