import { expect, testDemo } from '#demo'

testDemo('the first Tab offers to skip the navigation', async ({ demo, page, t }) => {
  const skip = demo.getByRole('link', { name: t('跳到正文') })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-layout-content')).toBeFocused()
  await demo.getByRole('button', { name: t('展开导航') }).click()
  await demo.getByRole('link', { name: t('设置') }).click()
  await expect(demo.locator('.ivu-card')).toContainText(t('设置'))
})
