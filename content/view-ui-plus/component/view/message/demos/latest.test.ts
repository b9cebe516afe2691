import { expect, testDemo } from '#demo'

testDemo('saving three times leaves a single message', async ({ demo, page }) => {
  for (let count = 0; count < 3; count += 1) await demo.getByRole('button').click()
  const message = page.locator('.ivu-message-notice')
  await expect(message).toHaveCount(1)
  await expect(message).toContainText('3')
})
