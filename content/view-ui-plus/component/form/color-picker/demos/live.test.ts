import { expect, testDemo } from '#demo'

testDemo('the cover follows, and goes back without an OK', async ({ demo, page }) => {
  const cover = demo.getByRole('img')
  await demo.locator('.ivu-color-picker-rel').click()
  await expect(demo.locator('.ivu-color-picker-saturation-wrapper')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cover).not.toHaveCSS('background-color', 'rgb(15, 118, 110)')
  await page.keyboard.press('Escape')
  await expect(cover).toHaveCSS('background-color', 'rgb(15, 118, 110)')
})
