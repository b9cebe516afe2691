import { expect, testDemo } from '#demo'

testDemo('wants two of them, and a yes', async ({ demo, t }) => {
  const send = demo.getByRole('button')
  await demo.getByText(t('签到')).click()
  await send.click()
  await expect(demo.getByText(t('至少选两项'))).toBeVisible()
  await expect(demo.getByText(t('同意后才能报名'))).toBeVisible()

  await demo.getByText(t('引导')).click()
  await demo.getByText(t('我同意主办方使用我的联系方式')).click()
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已报名'))
})
