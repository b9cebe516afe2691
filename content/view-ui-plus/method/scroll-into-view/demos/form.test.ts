import { expect, testDemo } from '#demo'

testDemo('the first field in error is in view, and has the focus', async ({ demo, t }) => {
  const send = demo.getByRole('button')
  await send.click()
  const phone = demo.getByLabel(t('电话'))
  await expect(phone).toBeFocused()
  await expect(phone).toBeInViewport()
  await phone.fill('13800000000')
  await send.click()
  await expect(demo.getByLabel(t('邮编'))).toBeFocused()
  await demo.getByLabel(t('邮编')).fill('310000')
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交'))
})
