import { expect, testDemo } from '#demo'

testDemo('both ends can be pushed', async ({ demo, page }) => {
  const span = demo.getByRole('status')
  await demo.locator('li').first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, -100)
    await expect(span).toHaveText('1995 – 2019', { timeout: 50 })
  }).toPass({ intervals: [20] })
  await expect(demo.locator('.ivu-scroll-loader-wrapper-active')).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(span).toHaveText('1995 – 2024', { timeout: 50 })
  }).toPass({ intervals: [20] })
  await expect(demo.locator('.ivu-scroll-loader-wrapper-active')).toHaveCount(0)
})
