import { expect, testDemo } from '#demo'

testDemo('stands upright in a narrow window', async ({ demo, page }) => {
  const steps = demo.locator('.ivu-steps')
  const size = page.viewportSize() ?? { width: 1000, height: 900 }
  await expect(steps).toHaveClass(/ivu-steps-horizontal/)
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(steps).toHaveClass(/ivu-steps-vertical/)
  } finally {
    await page.setViewportSize(size)
  }
  await expect(steps).toHaveClass(/ivu-steps-horizontal/)
})
