import { expect, testDemo } from '#demo'

testDemo('a failure stops the spinner and is told, another click reads the people', async ({ demo, t }) => {
  const arrow = demo.locator('.ivu-tree-arrow').first()
  await demo.locator('.ivu-select-selection').click()
  await arrow.click()
  await expect(demo.getByRole('status')).toContainText(t('研发部'))
  await expect(demo.locator('.ivu-icon-ios-loading')).toHaveCount(0)
  await arrow.click()
  await demo.locator('.ivu-tree-title', { hasText: t('许清和') }).click()
  await expect(demo.locator('.ivu-select-selection')).toContainText(t('许清和'))
})
