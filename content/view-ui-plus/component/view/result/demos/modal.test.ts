import { expect, testDemo } from '#demo'

testDemo('the result takes the place of the question, and the next time it asks again', async ({ demo, page, t }) => {
  const box = page.locator('.ivu-modal:visible')
  await demo.getByRole('button').click()
  await box.getByRole('button', { name: t('兑换'), exact: true }).click()
  await expect(box.getByRole('status')).toContainText('7K2M')
  await box.getByRole('button', { name: t('知道了') }).click()
  await expect(box).toHaveCount(0)
  await demo.getByRole('button').click()
  await expect(box).toContainText(t('兑换后不能退回积分。'))
})
