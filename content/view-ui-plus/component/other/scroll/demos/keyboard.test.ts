import { expect, testDemo } from '#demo'

testDemo('a key loads more, and the focus goes to the first of them', async ({ demo, page }) => {
  await demo.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('li')).toHaveCount(16)
  await expect(demo.locator('li').nth(8).getByRole('link')).toBeFocused()
})
