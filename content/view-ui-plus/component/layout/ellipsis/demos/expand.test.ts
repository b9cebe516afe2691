import { expect, testDemo } from '#demo'

testDemo('opens, closes, and the focus stays with the button', async ({ demo, page, t }) => {
  const box = demo.locator('.text')
  const height = () => box.evaluate((element) => element.clientHeight)
  await expect.poll(height).toBe(44)
  await demo.getByRole('button', { name: t('展开评价') }).click()
  await expect.poll(height).toBeGreaterThan(44)
  await expect(demo.getByRole('button', { name: t('收起评价') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(height).toBe(44)
})
