import { expect, testDemo } from '#demo'

testDemo('tags in a name stay text', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('改名') }).click()
  const message = page.locator('.ivu-message-notice')
  await expect(message).toContainText('<b>')
  await expect(message.locator('b')).toHaveCount(0)
})
