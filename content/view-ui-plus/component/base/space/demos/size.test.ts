import { expect, testDemo } from '#demo'

testDemo('the gap follows the size', async ({ demo, t }) => {
  const space = demo.locator('.ivu-space')
  await expect(space).toHaveCSS('column-gap', '8px')
  await demo.getByText(t('大，24 px')).click()
  await expect(space).toHaveCSS('column-gap', '24px')
  await demo.getByText(t('自定义')).click()
  await expect(space).toHaveCSS('column-gap', '32px')
})
