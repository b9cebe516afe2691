import { expect, testDemo } from '#demo'

testDemo('arrow keys go on past the end of the month', async ({ demo, page }) => {
  await demo.getByRole('button', { name: '2026-04-29' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('button', { name: '2026-04-30' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('button', { name: '2026-05-01' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(demo.getByRole('button', { name: '2026-04-24' })).toBeFocused()
})
