import { expect, testDemo } from '#demo'

testDemo('the focus goes in, stays in, and comes back', async ({ demo, page, t }) => {
  const button = demo.getByRole('button', { name: t('重命名') })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('重命名文档') })
  const field = dialog.getByLabel(t('新的名称'))
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: t('保存') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await field.fill('Atlas')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(demo.getByText('Atlas')).toBeVisible()
})
