import { expect, testDemo } from '#demo'

testDemo('the focus goes in, stays in, and Esc gives it back', async ({ demo, page, t }) => {
  const button = demo.getByRole('button', { name: t('筛选') })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('筛选') })
  const field = dialog.getByLabel(t('城市'))
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: t('应用') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await field.fill('Dali')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(demo.getByRole('status')).toContainText('Dali')
})
