import { expect, testDemo } from '#demo'

testDemo('a failure offers a button, which goes on', async ({ demo, page, t }) => {
  await demo.locator('li').first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(demo.getByRole('button', { name: t('重试') })).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
  await expect(demo.locator('.ivu-scroll-loader-wrapper-active')).toHaveCount(0)
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.locator('li')).toHaveCount(18)
  await expect(demo.getByRole('status')).toContainText('18')
})
