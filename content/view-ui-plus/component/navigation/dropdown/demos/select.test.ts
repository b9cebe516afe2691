import { expect, testDemo } from '#demo'

testDemo('the chosen order is marked and sorts the list', async ({ demo, t }) => {
  await expect(demo.locator('li', { hasText: '2026' }).first()).toContainText(t('《城市步行》'))
  await demo.getByRole('button').click()
  await demo.locator('.ivu-dropdown-item', { hasText: t('销量最高') }).click()
  await expect(demo.locator('li', { hasText: '2026' }).first()).toContainText(t('《手冲咖啡》'))
  await expect(demo.getByRole('button')).toContainText(t('销量最高'))
  await expect(demo.locator('.ivu-dropdown-item-selected')).toHaveText(t('销量最高'))
})
