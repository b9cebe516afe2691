import { expect, testDemo } from '#demo'

testDemo('the pager stays in its place', async ({ demo }) => {
  const pager = demo.locator('.ivu-page')
  const before = await pager.boundingBox()
  await expect(demo.locator('.ivu-list-item').first()).toContainText('1')
  const after = await pager.boundingBox()
  expect(after?.y).toBe(before?.y)
})
