import { expect, testDemo } from '#demo'

testDemo('the disabled line opens nothing', async ({ demo, t }) => {
  await demo.getByText(t('分期付款')).click()
  await expect(demo.getByRole('status')).toHaveText('')
  await demo.getByText(t('银行卡')).click()
  await expect(demo.getByRole('status')).toContainText(t('银行卡'))
})
