import { expect, testDemo } from '#demo'

testDemo('says in words what the bar shows', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toHaveText(t('正在刷新'))
  await expect(demo.locator('[aria-busy="true"]')).toHaveCount(1)
  await expect(demo.getByRole('status')).toHaveText(t('已经刷新'))
  await expect(demo.locator('.body p').first()).toHaveText(t('周以宁'))
  await expect(page.locator('.ivu-loading-bar')).toBeHidden()
  await expect(page.locator('.ivu-loading-bar-inner')).toHaveAttribute('style', /width: 0%/)
})
