import { expect, testDemo } from '#demo'

testDemo('blends as the stylesheet of the library does', async ({ demo, t }) => {
  const codes = demo.locator('code')
  await expect(codes).toHaveText(['#2d8cf0', '#57a3f3', '#2b85e4', '#eaf4fe'])
  await demo.getByLabel(t('基色')).fill('#19be6b')
  await expect(codes).toHaveText(['#19be6b', '#47cb89', '#18b566', '#e8f9f0'])
})
