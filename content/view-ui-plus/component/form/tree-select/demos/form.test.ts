import { expect, testDemo } from '#demo'

testDemo('missing, chosen, cleared: the message follows', async ({ demo, t }) => {
  const message = demo.getByText(t('请选择部门'))
  const box = demo.locator('.ivu-select-selection')
  await demo.getByRole('button', { name: t('提交') }).click()
  await expect(message).toBeVisible()
  await box.click()
  await demo.locator('.ivu-tree-title', { hasText: t('法务') }).click()
  await expect(message).toBeHidden()
  await box.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(message).toBeVisible()
})
