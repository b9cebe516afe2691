import { expect, testDemo } from '#demo'

testDemo('only what is shown is asked for', async ({ demo, t }) => {
  const submit = demo.getByRole('button', { name: t('申请开票') })
  await demo.getByText(t('企业')).click()
  await submit.click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveText([t('请填写公司名称'), t('税号是 18 位数字或大写字母')])
  await demo.getByText(t('个人')).click()
  await submit.click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交申请'))
})
