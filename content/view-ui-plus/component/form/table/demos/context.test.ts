import { expect, testDemo } from '#demo'

testDemo('the menu acts on the row that was right-clicked, and closes', async ({ demo, page, t }) => {
  await demo.getByText('members.csv').click({ button: 'right' })
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('创建副本') }).click()
  await expect(demo.getByText('copy-members.csv')).toBeVisible()
  await expect(page.locator('.ivu-dropdown-item:visible')).toHaveCount(0)
})
