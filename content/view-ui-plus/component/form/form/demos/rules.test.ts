import { expect, testDemo } from '#demo'

testDemo('length, the fields of an object and every address of a list are validated', async ({ demo, page, t }) => {
  const send = demo.getByRole('button', { name: t('寄出') })
  await demo.getByLabel(t('取件码')).fill('12345')
  await demo.getByLabel(t('通知这些邮箱')).fill('a@example.com, b')
  await send.click()
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveText([t('取件码是 6 位'), t('宽和高都至少 1 厘米'), t('有一个邮箱不正确')])
  await demo.getByLabel(t('取件码')).fill('123456')
  for (const side of ['宽', '高']) {
    await demo.getByLabel(t(side), { exact: true }).fill('20')
    await page.keyboard.press('Tab')
  }
  await demo.getByLabel(t('通知这些邮箱')).fill('a@example.com, b@example.com')
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已寄出'))
})
