import { expect, testDemo } from '#demo'

testDemo('dragging the bar moves the border', async ({ demo, page }) => {
  const left = demo.locator('.left-pane')
  const width = () => left.evaluate((pane) => Math.round(pane.getBoundingClientRect().width))
  await expect.poll(width).toBeGreaterThan(300)
  const before = await width()
  const bar = await demo.locator('.ivu-split-trigger').boundingBox()
  if (bar) {
    await page.mouse.move(bar.x + 3, bar.y + 20)
    await page.mouse.down()
    await page.mouse.move(bar.x + 103, bar.y + 20)
    await page.mouse.up()
  }
  await expect.poll(width).toBe(before + 100)
})
