import { expect, testDemo } from '#demo'

testDemo('one without an end is closed by its cross, or by what the call returned', async ({ demo, page, t }) => {
  const message = page.locator('.ivu-message-notice', { hasText: t('网络断开，正在重新连接') })
  const stay = demo.getByRole('button', { name: t('一直停留') })
  await stay.click()
  await message.locator('.ivu-message-notice-close').click()
  await expect(message).toHaveCount(0)
  await stay.click()
  await expect(message).toBeVisible()
  // By keyboard: in a small window, the message can cover the button.
  await demo.getByRole('button', { name: t('已经连上，关掉它') }).press('Enter')
  await expect(message).toHaveCount(0)
})
