import { expect, testDemo } from '#demo'

testDemo('the demands are ticked off, the eye shows the password', async ({ demo, t }) => {
  const field = demo.getByLabel(t('设置密码'))
  await field.fill('longenough')
  await expect(demo.locator('.met')).toHaveText([`✓ ${t('至少 10 个字符')}`, `✓ ${t('有字母')}`])
  await field.fill('longenough7')
  await expect(demo.locator('.met')).toHaveCount(3)

  await expect(field).toHaveAttribute('type', 'password')
  await demo.locator('.ivu-input-suffix').click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toBeFocused()
})
