import { expect, testDemo } from '#demo'

testDemo('what is done in the notice reaches the page and closes it', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('收到评论') }).click()
  const notice = page.locator('.ivu-notice-notice')
  await expect(notice).toContainText('a < b')
  await notice.getByRole('button', { name: t('稍后提醒') }).click()
  await expect(notice).toHaveCount(0)
  await expect(demo.getByRole('status')).toHaveText(t('半小时后再提醒'))
})
