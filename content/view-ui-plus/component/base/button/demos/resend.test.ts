import { expect, testDemo } from '#demo'

testDemo('counts down from a minute and cannot be pressed meanwhile', async ({ demo, t, locale }) => {
  const button = demo.getByRole('button')
  await expect(button).toHaveText(t('获取验证码'))
  await button.click()
  await expect(button).toHaveText(locale === 'zh-CN' ? /^\d\d 秒后可重发$/ : /^Resend in \d\d s$/)
  await expect(button).toBeDisabled()
})
