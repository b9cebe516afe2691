import { expect, testDemo } from '#demo'

testDemo('is drawn anew for another width', async ({ demo }) => {
  const canvas = demo.locator('canvas')
  await demo.locator('.chart').evaluate((element) => (element.style.width = '302px'))
  await expect(canvas).toHaveAttribute('width', '300')
})
