import { expect, testDemo } from '#demo'

testDemo('access can be asked for once', async ({ demo, t }) => {
  const ask = demo.getByRole('button', { name: t('申请查看') })
  await ask.click()
  await expect(ask).toBeDisabled()
  await expect(demo.getByRole('status')).toHaveText(t('已发给人事部，批准后会通知你。'))
})
