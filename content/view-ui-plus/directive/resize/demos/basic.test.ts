import { expect, testDemo } from '#demo'

testDemo('tells the size at first, and each time it changes', async ({ demo }) => {
  const box = demo.locator('.box')
  await expect(box).toContainText('240 × 96')
  await box.evaluate((element) => (element.style.width = '180px'))
  await expect(box).toContainText('180 × 96')
})
