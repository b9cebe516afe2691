import { expect, testDemo } from '#demo'

testDemo('the repeat is compared again when the password changes', async ({ demo, page, t }) => {
  const [secret, again] = [demo.getByLabel(t('新密码')), demo.getByLabel(t('再输一次'))]
  const errors = demo.locator('.ivu-form-item-error-tip')
  await secret.fill('12345678')
  await page.keyboard.press('Tab')
  await expect(errors).toHaveText([t('要同时有字母和数字')])
  await secret.fill('abc12345')
  await again.fill('abc12345')
  await page.keyboard.press('Tab')
  await expect(errors).toHaveCount(0)
  await secret.fill('abc123456')
  await page.keyboard.press('Tab')
  await expect(errors).toHaveText([t('两次输入的不一样')])
  await again.fill('abc123456')
  await demo.getByRole('button', { name: t('修改密码') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('密码已修改'))
})
