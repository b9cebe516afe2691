import { expect, testDemo } from '#demo'

testDemo('once sent, the state says so and the action is gone', async ({ demo, t }) => {
  const send = demo.getByRole('button', { name: t('发货'), exact: true })
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已发货'))
  await expect(send).toHaveCount(0)
})
