import { expect, testDemo } from '#demo'

testDemo('the list stands outside the scrolling dialog and can be chosen from', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('分配角色') }).click()
  const box = page.locator('.ivu-modal .ivu-select-selection')
  await box.click()
  const list = page.locator('body > .ivu-select-dropdown')
  await list.locator('.ivu-select-item', { hasText: t('访客') }).click()
  await expect(box).toContainText(t('访客'))
})
