import { expect, testDemo } from '#demo'

testDemo('cut shorter in less width', async ({ demo, page }) => {
  const text = demo.locator('.ivu-ellipsis-text')
  const length = async () => (await text.innerText()).length
  await expect(demo.locator('.ivu-ellipsis-more')).toBeVisible()
  const before = await length()
  const track = await demo.locator('.ivu-slider-wrap').boundingBox()
  if (track) await page.mouse.click(track.x + 2, track.y + 2)
  await expect.poll(length).toBeLessThan(before)
})
