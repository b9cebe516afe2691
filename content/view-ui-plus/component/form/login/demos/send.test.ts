import { expect, testDemo } from '#demo'

testDemo('counts down only once the code was sent', async ({ demo, t }) => {
  const send = demo.locator('.ivu-login-captcha button')
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('没有发出去，请再点一次'))
  await expect(send).toBeEnabled()
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已经发到手机上'))
  await expect(send).toBeDisabled()
})
