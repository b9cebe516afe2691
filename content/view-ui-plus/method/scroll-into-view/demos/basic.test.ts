import { expect, testDemo } from '#demo'

testDemo('the row ends in the middle, and the page stays', async ({ demo, page }) => {
  const box = demo.getByRole('region')
  await demo.getByRole('button').nth(1).click()
  const offset = () =>
    box.evaluate((area) => {
      const row = area.querySelector('[data-number="10"]')?.getBoundingClientRect() ?? new DOMRect()
      const frame = area.getBoundingClientRect()
      return Math.round(Math.abs((row.top + row.bottom) / 2 - (frame.top + frame.bottom) / 2))
    })
  await expect.poll(offset).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
