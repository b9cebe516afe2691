import { expect, testDemo } from '#demo'

testDemo('a line opens by Enter, saves, and has the focus again', async ({ demo, page, t }) => {
  const line = demo.getByRole('button', { name: t('城市') })
  await line.focus()
  await page.keyboard.press('Enter')
  const field = page.locator('.ivu-modal').getByRole('textbox')
  await expect(field).toBeFocused()
  await field.fill('Dali')
  await page.keyboard.press('Enter')
  await expect(line).toContainText('Dali')
  await expect(line).toBeFocused()
})
