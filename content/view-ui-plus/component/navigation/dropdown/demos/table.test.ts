import { expect, testDemo } from '#demo'

testDemo('an action changes its own row, and removing asks first', async ({ demo, page, t }) => {
  const row = demo.locator('tr', { hasText: t('周以宁') })
  const choose = async (text: string) => {
    await row.getByRole('button').click()
    await page.locator('.ivu-dropdown-item:visible', { hasText: t(text) }).click()
  }
  await choose('设为管理员')
  await expect(row).toContainText(t('管理员'))
  await choose('移出团队')
  await page
    .locator('.ivu-modal')
    .getByRole('button', { name: t('移出') })
    .click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('.ivu-modal-confirm')).toHaveCount(0)
  await expect(demo.getByText(t('沈书白'))).toBeVisible()
})
