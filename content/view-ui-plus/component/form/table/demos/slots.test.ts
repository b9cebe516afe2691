import { expect, testDemo } from '#demo'

testDemo('a name is changed in its cell', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('周以宁') }).click()
  const field = demo.locator('.ivu-table-body input[type="text"]')
  await expect(field).toBeFocused()
  await field.fill('Ada')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-table-body tbody tr').nth(1)).toContainText('Ada')
  await demo.getByRole('switch').first().click()
  await expect(demo.getByRole('switch').first()).toHaveAttribute('aria-checked', 'false')
})
