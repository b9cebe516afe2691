import { expect, testDemo } from '#demo'

testDemo('grows by itself, fills and goes away', async ({ demo, page, t }) => {
  const bar = page.locator('.ivu-loading-bar')
  const inner = page.locator('.ivu-loading-bar-inner')
  await demo.getByRole('button', { name: t('开始') }).click()
  await expect(bar).toBeVisible()
  await expect(inner).toHaveAttribute('style', /width: ([3-9]|[1-9]\d)%/)
  await demo.getByRole('button', { name: t('出错') }).click()
  await expect(inner).toHaveClass(/ivu-loading-bar-inner-failed-color-error/)
  await expect(inner).toHaveAttribute('style', /width: 100%/)
  await expect(bar).toBeHidden()
  await expect(inner).toHaveAttribute('style', /width: 0%/)
})
