import { expect, testDemo } from '#demo'

testDemo('fewer columns in a narrower container', async ({ demo, page }) => {
  const columns = () =>
    demo.locator('.ivu-grid-item').evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getBoundingClientRect().left)).size)
  await expect.poll(columns).toBe(8)
  const box = await demo.locator('.ivu-slider-wrap').boundingBox()
  if (box) await page.mouse.click(box.x + 2, box.y + 2)
  await expect.poll(columns).toBeLessThan(5)
})
