import { expect, testDemo } from '#demo'

testDemo('other words beyond the limit', async ({ demo, t }) => {
  const count = demo.locator('.ivu-word-count')
  await expect(count.locator('.ivu-icon-md-checkmark-circle')).toBeVisible()
  await demo.getByLabel(t('短信')).fill('x'.repeat(140))
  await expect(count.locator('.ivu-icon-md-alert')).toBeVisible()
  await expect(count).toContainText('3')
  await expect(count).toContainText('140')
})
