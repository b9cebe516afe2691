import { expect, testDemo } from '#demo'

testDemo('opens the file that was clicked', async ({ demo, page }) => {
  const large = page.locator('.ivu-image-preview-image')
  await demo.getByRole('button', { name: 'evening.svg' }).click()
  await expect(large).toHaveAttribute('src', /d99a6c/)
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
})
