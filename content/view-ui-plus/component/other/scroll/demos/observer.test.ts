import { expect, testDemo } from '#demo'

testDemo('fills the area, and goes on at any way of scrolling', async ({ demo, page, t }) => {
  const rows = demo.locator('li')
  await expect.poll(() => rows.count()).toBeGreaterThan(6)
  await rows.first().getByRole('link').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(demo.getByText(t('没有更多了'))).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await expect(rows).toHaveCount(30)
})
