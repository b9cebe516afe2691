import { expect, testDemo } from '#demo'

testDemo('moves by keys and by pointer, between its limits', async ({ demo, page }) => {
  const bar = demo.getByRole('separator')
  await bar.focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuenow', '55')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuenow', '80')
  const frame = await demo.locator('.frame').boundingBox()
  const box = await bar.boundingBox()
  if (!frame || !box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + 6, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.3, box.y + 20)
  await page.mouse.up()
  await expect(bar).toHaveAttribute('aria-valuenow', '30')
})
