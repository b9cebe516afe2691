import { expect, testDemo } from '#demo'

testDemo('closing one leaves the others, whichever it is', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('结算失败：账户余额不足。') }).click()
  await expect(demo.getByText(t('结算失败：账户余额不足。'))).toHaveCount(0)
  await expect(demo.locator('.ivu-alert:visible')).toHaveCount(2)
  await demo.getByRole('button', { name: t('上个月的账单已经生成。') }).click()
  await demo.getByRole('button', { name: t('存储空间已用 92%。') }).click()
  await expect(demo.getByText(t('没有要处理的事。'))).toBeVisible()
})
