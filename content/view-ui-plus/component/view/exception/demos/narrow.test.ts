import { expect, testDemo } from '#demo'

testDemo('the picture stands above the text, inside its card', async ({ demo }) => {
  const picture = await demo.locator('.ivu-exception-img-element').boundingBox()
  const title = await demo.getByRole('heading').boundingBox()
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  expect(picture?.width).toBeLessThan(320)
})
