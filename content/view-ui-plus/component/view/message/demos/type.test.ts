import { expect, testDemo } from '#demo'

testDemo('shows the message, and takes it away again', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('成功') }).click()
  const message = page.locator('.ivu-message-notice')
  await expect(message).toHaveText(t('已复制链接'))
  await expect(message).toHaveCount(0)
})
