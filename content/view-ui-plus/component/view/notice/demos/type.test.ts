import { expect, testDemo } from '#demo'

testDemo('pops up with its title and text, and its cross closes it', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('错误') }).click()
  const notice = page.locator('.ivu-notice-notice')
  await expect(notice).toContainText(t('夜间备份失败'))
  await expect(notice).toContainText(t('磁盘空间不足，昨天的备份还在。'))
  await notice.locator('.ivu-notice-notice-close').click()
  await expect(notice).toHaveCount(0)
})
