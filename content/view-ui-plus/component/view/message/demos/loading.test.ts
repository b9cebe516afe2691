import { expect, testDemo } from '#demo'

testDemo('stays until there is a result, good or bad', async ({ demo, page, t }) => {
  const button = demo.getByRole('button')
  const working = page.locator('.ivu-message-notice', { hasText: t('正在同步…') })
  await button.click()
  await expect(working).toBeVisible()
  await expect(page.getByText(t('没有同步成功，请再试一次'))).toBeVisible()
  await expect(working).toHaveCount(0)
  await button.click()
  await expect(page.getByText(t('同步完成'))).toBeVisible()
  await expect(working).toHaveCount(0)
})
