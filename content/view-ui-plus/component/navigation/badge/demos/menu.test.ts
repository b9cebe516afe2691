import { expect, testDemo } from '#demo'

testDemo('opening a folder takes its number off', async ({ demo, t }) => {
  await expect(demo.locator('.ivu-badge-count')).toHaveText(['24', '3'])
  await demo.getByRole('button', { name: t('稍后处理') }).click()
  await expect(demo.locator('.ivu-badge-count')).toHaveText(['24'])
  await expect(demo.locator('[aria-current]')).toContainText(t('稍后处理'))
})
