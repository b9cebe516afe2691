import { expect, testDemo } from '#demo'

testDemo('three comments are one notice, and closing it begins anew', async ({ demo, page }) => {
  const notice = page.locator('.ivu-notice-notice')
  for (let count = 0; count < 3; count += 1) await demo.getByRole('button').click()
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('3')
  await notice.locator('.ivu-notice-notice-close').click()
  await expect(notice).toHaveCount(0)
  await demo.getByRole('button').click()
  await expect(notice).toContainText('1')
})
