import { expect, testDemo } from '#demo'

testDemo('folds to icons, whose names stay', async ({ demo, t }) => {
  const menu = demo.locator('.ivu-menu')
  await demo.getByRole('button', { name: t('收起菜单') }).click()
  await expect(menu).toHaveCSS('width', '66px')
  await expect(menu.getByTitle(t('团队'))).toBeVisible()
  await expect(demo.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
})
