import { expect, testDemo } from '#demo'

testDemo('counts nights, and none when the range is cleared', async ({ demo, t }) => {
  await expect(demo.getByRole('status')).toContainText('6')
  await demo.getByLabel(t('入住和离店')).hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(demo.getByRole('status')).toContainText('0')
})
