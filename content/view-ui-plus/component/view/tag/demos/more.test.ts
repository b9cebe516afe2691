import { expect, testDemo } from '#demo'

testDemo('lists three, and the rest on demand', async ({ demo }) => {
  const tags = demo.locator('.ivu-tag')
  await expect(tags).toHaveCount(3)
  await demo.getByRole('button').click()
  await expect(tags).toHaveCount(6)
  expect((await tags.nth(1).boundingBox())?.width).toBeLessThanOrEqual(140)
})
