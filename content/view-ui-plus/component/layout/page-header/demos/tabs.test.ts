import { expect, testDemo } from '#demo'

testDemo('a tab changes what is below', async ({ demo, t }) => {
  await demo.locator('.ivu-tabs-tab', { hasText: t('订单') }).click()
  await expect(demo.getByText(t('近三个月 12 单。'))).toBeVisible()
})
