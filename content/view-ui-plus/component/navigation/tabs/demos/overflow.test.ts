import { expect, testDemo } from '#demo'

testDemo('what is chosen far away is scrolled into sight', async ({ demo, page, locale }) => {
  const label = locale === 'zh-CN' ? '30 号店' : 'Store 30'
  const tab = demo.locator('.ivu-tabs-tab', { hasText: label })
  await expect(tab).not.toBeInViewport()
  await demo.getByRole('textbox').click()
  await page.locator('.ivu-select-dropdown-transfer .ivu-select-item', { hasText: label }).click()
  await expect(tab).toBeInViewport()
  await demo.locator('.ivu-tabs-nav-prev').click()
  await expect(tab).not.toBeInViewport()
})
