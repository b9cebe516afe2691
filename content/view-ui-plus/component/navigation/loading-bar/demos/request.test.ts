import { expect, testDemo } from '#demo'

testDemo('the bar ends with the last request, and tells of a failure', async ({ demo, page, t }) => {
  const inner = page.locator('.ivu-loading-bar-inner')
  await demo.getByRole('button', { name: t('刷新，其中一个失败') }).click()
  await expect(demo.locator('li', { hasText: t('没有读到') })).toContainText(t('库存'))
  await expect(inner).not.toHaveClass(/failed/)
  await expect(demo.locator('li', { hasText: t('已更新') })).toHaveCount(2)
  await expect(inner).toHaveClass(/failed/)
  await expect(page.locator('.ivu-loading-bar')).toBeHidden()
  await expect(inner).toHaveAttribute('style', /width: 0%/)
})
