import { expect, testDemo } from '#demo'

testDemo('loads what is in sight, and more when scrolled', async ({ demo }) => {
  const pictures = demo.locator('img')
  await expect(pictures).toHaveCount(2)
  await demo.getByRole('region').evaluate((area) => area.scrollTo(0, 128 * 5))
  await expect(demo.getByRole('status')).toContainText('4')
  await expect(pictures.last()).toBeVisible()
})
