import { expect, testDemo } from '#demo'

testDemo('a wrong number gets no code, a right one starts the countdown', async ({ demo, t }) => {
  const get = demo.locator('.ivu-login-captcha button')
  const mobile = demo.locator('[name=mobile]')
  await mobile.fill('123')
  await get.click()
  await expect(demo.getByText(t('手机号是 1 开头的 11 位数字'))).toBeVisible()
  await expect(get).toBeEnabled()
  await mobile.fill('13800000000')
  await get.click()
  await expect(demo.getByRole('status')).toContainText('13800000000')
  await expect(get).toBeDisabled()
})
