import { expect, testDemo } from '#demo'

testDemo('a quick page shows no bar, a slow one does', async ({ demo, page, t }) => {
  const bar = page.locator('.ivu-loading-bar')
  await demo.getByRole('button', { name: t('设置') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('设置'))
  await expect(bar).toHaveCount(0)
  await demo.getByRole('button', { name: t('报表') }).click()
  await expect(bar).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('报表'))
  await expect(bar).toBeHidden()
  await expect(page.locator('.ivu-loading-bar-inner')).toHaveAttribute('style', /width: 0%/)
})
