import { expect, testDemo } from '#demo'

testDemo('is a list with two links, and tells the current page', async ({ demo, page, t }) => {
  const list = demo.getByRole('navigation', { name: t('当前位置') }).getByRole('list')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.locator('[aria-current="page"]')).toContainText(t('《观鸟入门》'))
  await list.getByRole('link', { name: t('首页') }).focus()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: t('图书') })).toBeFocused()
})
