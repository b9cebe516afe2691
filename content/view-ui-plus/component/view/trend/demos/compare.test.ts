import { expect, testDemo } from '#demo'

testDemo('another period turns it round', async ({ demo, t }) => {
  const change = demo.getByRole('status')
  await expect(change).toContainText('5.7%')
  await expect(change.locator('.ivu-trend')).toHaveClass(/ivu-trend-down/)
  await demo.getByText(t('去年同一天'), { exact: true }).first().click()
  await expect(change).toContainText('22.9%')
  await expect(change.locator('.ivu-trend')).toHaveClass(/ivu-trend-up/)
})
