import { expect, testDemo } from '#demo'

testDemo('what users wrote stays text', async ({ demo }) => {
  await expect(demo.locator('.ivu-transfer-list-content-item').first()).toContainText('<b>A</b>')
  await expect(demo.locator('.ivu-transfer-list-content-item b')).toHaveCount(0)
})
