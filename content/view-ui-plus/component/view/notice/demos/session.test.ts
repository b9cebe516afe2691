import { expect, testDemo } from '#demo'

testDemo('counts down, and going on ends that', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  const notice = page.locator('.ivu-notice-notice')
  await expect(notice).toContainText('58')
  await notice.getByRole('button', { name: t('继续使用') }).click()
  await expect(notice).toHaveCount(0)
  await expect(demo.getByRole('status')).toHaveText(t('已续期 30 分钟'))
})
