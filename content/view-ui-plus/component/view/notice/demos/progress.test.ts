import { expect, testDemo } from '#demo'

testDemo('counts up in one notice, and says when it is done', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveCount(1)
  await expect(bar).toHaveAttribute('aria-valuenow', /^[2-9]0$/)
  await expect(page.locator('.ivu-notice-notice', { hasText: t('导出完成') })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
