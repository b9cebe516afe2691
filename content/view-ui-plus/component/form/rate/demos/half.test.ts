import { expect, testDemo } from '#demo'

testDemo('the left half of a star is a half', async ({ demo }) => {
  const fourth = demo.locator('.ivu-rate-star').nth(3)
  await fourth.click({ position: { x: 4, y: 10 } })
  await expect(demo.getByRole('status')).toContainText('3.5')
  await fourth.click({ position: { x: 16, y: 10 } })
  await expect(demo.getByRole('status')).toContainText('4')
})
