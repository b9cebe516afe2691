import { expect, testDemo } from '#demo'

testDemo('fewer columns in less room', async ({ demo }) => {
  const area = demo.locator('.area')
  const columns = () => area.locator('ul').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await expect.poll(columns).toBeGreaterThan(3)
  await demo.locator('.vup-scope').evaluate((element) => (element.style.width = '250px'))
  await expect.poll(columns).toBe(2)
})
