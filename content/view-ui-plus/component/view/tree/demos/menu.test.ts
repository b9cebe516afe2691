import { expect, testDemo } from '#demo'

testDemo('the menu acts on the file that was right-clicked, and closes when it should', async ({ demo, page, t, locale }) => {
  await demo.getByText('main.js').click({ button: 'right' })
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('打开') }).click()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已打开 main.js' : 'Opened main.js')
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('创建副本') }).click()
  await expect(demo.locator('.ivu-tree-title', { hasText: 'copy-main.js' })).toBeVisible()
  await expect(page.locator('.ivu-dropdown-item:visible')).toHaveCount(0)
})
