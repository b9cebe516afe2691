import { expect, testDemo } from '#demo'

testDemo('the whole text shows under the mouse', async ({ demo, page }) => {
  const tip = demo.locator('.ivu-tooltip-popper')
  await demo.locator('.ivu-tooltip-rel').hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(900, 800)
  await expect(tip).toBeHidden()
})
