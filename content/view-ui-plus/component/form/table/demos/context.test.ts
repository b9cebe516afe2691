import { expect, testDemo } from '#demo'

testDemo('the menu acts on the row that was right-clicked, and closes when it should', async ({ demo, page, t, locale }) => {
  await demo.getByText('members.csv').click({ button: 'right' })
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('标记或取消标记') }).click()
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已标记 members.csv' : 'Starred members.csv')
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('创建副本') }).click()
  await expect(demo.getByText('copy-members.csv')).toBeVisible()
  await expect(page.locator('.ivu-dropdown-item:visible')).toHaveCount(0)
})
