import { expect, testDemo } from '#demo'

testDemo('closing a menu closes what is inside', async ({ demo, t }) => {
  const title = (text: string) => demo.locator('.ivu-menu-submenu-title', { hasText: t(text) })
  const item = demo.locator('.ivu-menu-item', { hasText: t('按月') })
  await title('账单').click()
  await item.click()
  await expect(item).toHaveClass(/ivu-menu-item-active/)
  await title('交易').click()
  await expect(item).toBeHidden()
  await title('交易').click()
  await expect(title('账单')).toBeVisible()
  await expect(item).toBeHidden()
})
