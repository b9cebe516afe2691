import { expect, testDemo } from '#demo'

testDemo('tiles are as high as wide', async ({ demo }) => {
  const ratio = () =>
    demo
      .locator('.ivu-grid-item')
      .first()
      .evaluate((tile) => Math.round((tile.clientHeight / tile.clientWidth) * 10) / 10)
  await expect.poll(ratio).toBe(1)
})
