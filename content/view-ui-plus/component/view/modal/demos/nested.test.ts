import { expect, testDemo } from '#demo'

testDemo('Esc closes the one on top first', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('管理成员') }).click()
  const shown = page.locator('.ivu-modal:visible')
  await shown.getByRole('button', { name: t('邀请') }).click()
  await expect(shown).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText(t('团队里有 3 位成员。'))
})
