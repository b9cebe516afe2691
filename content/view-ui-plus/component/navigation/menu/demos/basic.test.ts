import { expect, testDemo } from '#demo'

testDemo('the mouse opens the submenu, leaving closes it, and a click marks', async ({ demo, t }) => {
  const goods = demo.locator('.ivu-menu-item', { hasText: t('商品') })
  await expect(goods).toBeHidden()
  await demo.getByText(t('更多')).hover()
  await expect(goods).toBeVisible()
  const home = demo.locator('.ivu-menu-item', { hasText: t('首页') })
  await home.click()
  await expect(home).toHaveClass(/ivu-menu-item-active/)
  await expect(goods).toBeHidden()
})
