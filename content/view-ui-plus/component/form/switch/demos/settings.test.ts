import { expect, testDemo } from '#demo'

testDemo('the main switch disables the others and leaves their values alone', async ({ demo, t }) => {
  const week = demo.getByRole('switch', { name: t('每周小结') })
  const main = demo.getByRole('switch', { name: t('邮件通知') })
  await week.click()
  await main.click()
  await expect(week).toBeDisabled()
  await expect(week).toBeChecked()
  await main.click()
  await expect(week).toBeEnabled()
})
