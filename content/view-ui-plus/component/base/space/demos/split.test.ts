import { expect, testDemo } from '#demo'

testDemo('something stands between any two, and nowhere else', async ({ demo }) => {
  await expect(demo.locator('.ivu-divider-vertical')).toHaveCount(2)
  await expect(demo.getByText('·', { exact: true })).toHaveCount(2)
})
