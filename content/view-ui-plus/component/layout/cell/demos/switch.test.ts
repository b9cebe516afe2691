import { expect, testDemo } from '#demo'

testDemo('the switch and its line both switch once', async ({ demo, t }) => {
  const sms = demo.getByRole('switch', { name: t('短信通知') })
  await sms.click()
  await expect(sms).toBeChecked()
  await demo.getByText(t('短信通知')).click()
  await expect(sms).not.toBeChecked()
})
