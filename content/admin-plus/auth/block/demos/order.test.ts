import { expect, testDemo } from '#demo'

testDemo('each person sees their part of the order', async ({ demo, t }) => {
  const refund = demo.getByRole('button', { name: t('退款') })
  await expect(demo.getByText(t('成本与毛利由财务查看，需要时找林知夏。'))).toBeVisible()
  await expect(refund).toHaveCount(0)
  await demo.getByLabel(t('财务'), { exact: true }).check()
  await expect(demo.getByText(t('成本：86 元；毛利：43 元'))).toBeVisible()
  await expect(refund).toHaveCount(0)
  await demo.getByLabel(t('主管'), { exact: true }).check()
  await refund.click()
  await expect(demo.getByRole('status')).toHaveText(t('已退款 129 元'))
})
