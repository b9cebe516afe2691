import { expect, testDemo } from '#demo'

testDemo('a pane is fetched when it is first opened, and can be tried again', async ({ demo, t }) => {
  await expect(demo.getByText(t('机械键盘，已签收'))).toBeVisible()
  await expect(demo.getByText(t('这里还是空的。'))).toHaveCount(0)
  await demo.locator('.ivu-tabs-tab', { hasText: t('积分') }).click()
  await demo
    .getByRole('alert')
    .getByRole('button', { name: t('重试') })
    .click()
  await expect(demo.getByText(t('本月获得 120 分'))).toBeVisible()
  await demo.locator('.ivu-tabs-tab', { hasText: t('优惠券') }).click()
  await expect(demo.getByText(t('这里还是空的。'))).toBeVisible()
})
