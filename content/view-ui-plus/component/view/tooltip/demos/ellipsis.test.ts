import { expect, testDemo } from '#demo'

testDemo('only the name that is cut off has a tooltip', async ({ demo, page }) => {
  const [short, long] = [demo.locator('.name').first(), demo.locator('.name').last()]
  await long.hover()
  await expect(demo.locator('.ivu-tooltip-popper:visible')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(demo.locator('.ivu-tooltip-popper:visible')).toHaveCount(0)
  await short.hover()
  await page.waitForTimeout(300)
  await expect(demo.locator('.ivu-tooltip-popper:visible')).toHaveCount(0)
})
