import { expect, testDemo } from '#demo'

testDemo('stays while there is no network, and is closed by name', async ({ demo, page, t }) => {
  const offline = page.locator('.ivu-notice-notice', { hasText: t('网络断开') })
  await demo.getByRole('switch').click()
  await expect(offline).toBeVisible()
  await demo.getByRole('switch').click()
  await expect(offline).toHaveCount(0)
  await expect(page.locator('.ivu-notice-notice', { hasText: t('已经连上') })).toBeVisible()
})
