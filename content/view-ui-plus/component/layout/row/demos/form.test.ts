import { expect, testDemo } from '#demo'

testDemo('errors stand in their columns, and a full form is saved', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('保存地址') }).click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveCount(3)
  await demo.getByLabel(t('收件人')).fill('Nora')
  await demo.getByLabel(t('手机号')).fill('13800000001')
  await demo.getByLabel(t('详细地址')).fill('Kunming')
  await demo.getByRole('button', { name: t('保存地址') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
