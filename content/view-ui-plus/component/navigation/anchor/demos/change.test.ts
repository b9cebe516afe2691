import { expect, testDemo } from '#demo'

testDemo('remembers how far somebody has read', async ({ demo }) => {
  const scroll = (top: number) => demo.locator('.box').evaluate((box, to) => box.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(demo.getByRole('status')).toContainText('1')
  await scroll(10_000)
  await expect(demo.locator('.ivu-anchor-link-active a')).toHaveAttribute('href', '#lease-leave')
  await scroll(0)
  await expect(demo.locator('.ivu-anchor-link-active a')).toHaveAttribute('href', '#lease-term')
  await expect(demo.getByRole('status')).not.toContainText('1')
})
