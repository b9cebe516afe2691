import { expect, testDemo } from '#demo'

testDemo('gives the values it was told to', async ({ demo, t }) => {
  await demo.getByText(t('订阅每月简讯')).click()
  await demo.getByText(t('把收据寄到邮箱')).click()
  expect(JSON.parse((await demo.locator('pre').textContent()) ?? '')).toEqual({ newsletter: 1, receipt: 'none' })
})
