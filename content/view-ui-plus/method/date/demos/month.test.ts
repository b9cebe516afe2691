import { expect, testDemo } from '#demo'

testDemo('a month after January 31st ends in February', async ({ demo, locale }) => {
  const february = new Date(2026, 1, 28).toLocaleDateString(locale, { dateStyle: 'long' })
  await expect(demo.locator('dd').first()).toHaveText(february)
  await expect(demo.locator('dd').last()).not.toHaveText(february)
})
