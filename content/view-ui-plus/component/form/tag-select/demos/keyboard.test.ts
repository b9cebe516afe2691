import { expect, testDemo } from '#demo'

testDemo('Space takes a size in and out', async ({ demo, page }) => {
  const large = demo.getByRole('checkbox', { name: 'L' })
  await demo.getByRole('checkbox', { name: 'M' }).focus()
  await page.keyboard.press('Tab')
  await expect(large).toBeFocused()
  await page.keyboard.press('Space')
  await expect(large).toBeChecked()
  await page.keyboard.press('Space')
  await expect(large).not.toBeChecked()
})
