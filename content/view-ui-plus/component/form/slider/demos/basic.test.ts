import { expect, testDemo } from '#demo'

testDemo('is moved with the keyboard, with a click and by dragging', async ({ demo, page }) => {
  const handle = demo.locator('.ivu-slider-button')
  const value = demo.locator('strong')
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(value).toHaveText('41')
  await page.keyboard.press('ArrowDown')
  await expect(value).toHaveText('40')

  const track = demo.locator('.ivu-slider-wrap')
  const box = await track.boundingBox()
  if (!box) throw new Error('The track is not shown.')
  await track.click({ position: { x: box.width * 0.75, y: box.height / 2 } })
  await expect(value).toHaveText('75')
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 5 })
  await expect(value).toHaveText('50')
  await page.mouse.up()
  await page.mouse.move(0, 0)
})
