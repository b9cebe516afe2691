import { expect, testDemo } from '#demo'

testDemo('0 counts as an answer, and only who comes is asked for a meal', async ({ demo, t }) => {
  const send = demo.getByRole('button', { name: t('提交') })
  await send.click()
  await expect(demo.getByText(t('请告诉我们来不来'))).toBeVisible()

  await demo.getByText(t('参加'), { exact: true }).click()
  await send.click()
  await expect(demo.getByText(t('请选择餐食'))).toBeVisible()
  await demo.getByText(t('不参加'), { exact: true }).click()
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交'))
})
