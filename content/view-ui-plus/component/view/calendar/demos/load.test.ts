import { expect, testDemo } from '#demo'

testDemo('tries again, and reads the month that is turned to', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByText(t('早班'))).toBeVisible()
  await demo.locator('.ivu-icon-ios-arrow-back').click()
  await expect(demo.getByText(t('早班'))).toHaveCount(0)
  await expect(demo.getByText(t('晚班'))).toBeVisible()
})
