import { expect, testDemo } from '#demo'

testDemo('a click or an arrow key chooses', async ({ demo, page }) => {
  const lines = demo.getByRole('radio')
  await lines.nth(1).click()
  await expect(lines.nth(1)).toBeChecked()
  await lines.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(2)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(0)).toBeChecked()
  await expect(lines.nth(0)).toBeFocused()
})
