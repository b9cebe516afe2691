import { expect, testDemo } from '#demo'

testDemo('its edge can be dragged, and the width is noted', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  const grip = page.locator('.grip')
  const drawer = page.locator('.ivu-drawer')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(680)
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(600, 400, { steps: 4 })
  await expect(grip).toHaveClass(/dragging/)
  await page.mouse.up()
  await expect(grip).not.toHaveClass(/dragging/)
  // Less by the page's own margin.
  await expect(demo.locator('.hint')).toContainText(/39\d|400/)
  await drawer.getByRole('button', { name: t('加宽') }).click()
  await expect(demo.locator('.hint')).toContainText('480')
})
