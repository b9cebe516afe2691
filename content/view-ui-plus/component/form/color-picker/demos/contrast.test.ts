import { expect, testDemo } from '#demo'

testDemo('dark colors get white text, light ones black', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  await expect(status).toContainText(t('白字看不清，改用黑字'))
  await demo.locator('.ivu-color-picker-rel').click()
  await demo.locator('.ivu-color-picker-picker-colors-wrapper-color').nth(1).click()
  await demo.locator('.ivu-color-picker-confirm .ivu-btn-primary').click()
  await expect(status).toContainText(t('白字看得清'))
})
