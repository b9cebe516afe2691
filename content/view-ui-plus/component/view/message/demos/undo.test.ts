import { expect, testDemo } from '#demo'

testDemo('the button in the message brings the mail back, so does the one on the page', async ({ demo, page, t }) => {
  const mail = demo.locator('.ivu-space').getByRole('button', { name: t('四月账单') })
  await mail.click()
  await page
    .locator('.ivu-message')
    .getByRole('button', { name: t('撤销') })
    .click()
  await expect(mail).toBeVisible()
  await expect(page.locator('.ivu-message-notice')).toHaveCount(0)
  await mail.click()
  await demo.locator('.hint').getByRole('button').click()
  await expect(mail).toBeVisible()
})
