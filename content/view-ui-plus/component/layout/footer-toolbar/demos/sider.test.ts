import { expect, testDemo } from '#demo'

testDemo('begins where the navigation ends, folded or not', async ({ demo, t }) => {
  const gap = async () => {
    const [side, bar] = await Promise.all([demo.locator('nav').boundingBox(), demo.locator('.ivu-footer-toolbar').boundingBox()])
    return Math.round((bar?.x ?? 0) - (side?.x ?? 0) - (side?.width ?? 0))
  }
  await expect.poll(gap).toBe(0)
  await demo.getByRole('button', { expanded: true }).click()
  await expect(demo.getByText(t('山茶后台'))).toHaveCount(0)
  await expect.poll(gap).toBe(0)
})
