import { expect, testDemo } from '#demo'

testDemo('ends, and starts again with another target', async ({ demo, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toContainText('1')
  await expect(demo.getByRole('status')).toHaveText(t('没有收到？可以再发一次'))
  await expect(button).toHaveText(t('发送验证码'))
  await button.click()
  await expect(button).toBeDisabled()
  await expect(demo.getByRole('status')).toHaveText(t('验证码已发送'))
})
