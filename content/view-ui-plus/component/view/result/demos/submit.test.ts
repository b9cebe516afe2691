import { expect, testDemo } from '#demo'

testDemo('the focus is on the outcome, and a failure keeps what was written', async ({ demo, t }) => {
  const field = demo.getByLabel(t('退款原因'))
  await field.fill('42')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('heading', { name: t('没有提交成功') })).toBeFocused()
  await demo.getByRole('button', { name: t('返回修改') }).click()
  await expect(field).toHaveValue('42')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('heading', { name: t('退款申请已提交') })).toBeFocused()
})
