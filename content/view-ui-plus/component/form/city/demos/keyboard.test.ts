import { expect, testDemo } from '#demo'

testDemo('a city is chosen without a mouse, and the focus comes back', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('选择城市') }).focus()
  await page.keyboard.press('Enter')
  const search = demo.getByPlaceholder(t('搜索'))
  await expect(search).toBeFocused()
  await search.fill('昆明')
  await expect(page.locator('.ivu-select-item', { hasText: '昆明' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('button', { name: '昆明' })).toBeFocused()
  await expect(demo.locator('.ivu-city-drop')).toBeHidden()
})
