import { expect, testDemo } from '#demo'

testDemo('a checked department leaves its people alone, a tag is taken off by its cross', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  await demo.locator('.ivu-select-selection').click()
  await demo.locator('.ivu-tree-title', { hasText: t('设计部') }).click()
  await expect(status).toHaveText('design, jiang')
  await demo
    .locator('.ivu-tag', { hasText: t('江晚') })
    .locator('.ivu-icon-ios-close')
    .click()
  await expect(status).toHaveText('design')
  await expect(demo.locator('.ivu-tree .ivu-checkbox-checked')).toHaveCount(1)
})
