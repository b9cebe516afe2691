import { expect, testDemo } from '#demo'

testDemo('the wheel loads more at the bottom, until there is no more', async ({ demo, page, t }) => {
  const rows = demo.locator('li')
  await rows.first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await rows.count()).toBe(20)
  }).toPass({ intervals: [60] })
  await expect(demo.locator('.ivu-scroll-loader-wrapper-active')).toHaveCount(0)
  await expect(demo.getByText(t('没有更多了'))).toBeVisible()
})
