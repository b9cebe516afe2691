import { expect, testDemo } from '#demo'

testDemo('one below the other on a phone', async ({ demo, page, t }) => {
  await expect(demo.locator('.left-pane')).toHaveText(t('门店地图'))
  const size = page.viewportSize()
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(demo.locator('.top-pane')).toHaveText(t('门店地图'))
    await expect(demo.locator('.bottom-pane')).toHaveText(t('门店列表'))
  } finally {
    if (size) await page.setViewportSize(size)
  }
  await expect(demo.locator('.left-pane')).toBeVisible()
})
