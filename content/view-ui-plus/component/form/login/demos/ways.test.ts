import { expect, testDemo } from '#demo'

testDemo('only the fields that are shown are asked for and sent', async ({ demo, t }) => {
  await demo.locator('[name=name]').fill('Ada')
  await demo.getByText(t('手机'), { exact: true }).click()
  await demo.locator('[name=mobile]').fill('13800000000')
  await demo.locator('[name=captcha]').fill('0412')
  await demo.getByRole('button', { name: t('登录') }).click()
  await expect(demo.getByRole('status')).toContainText('captcha')
  await expect(demo.getByRole('status')).not.toContainText('name')
})
