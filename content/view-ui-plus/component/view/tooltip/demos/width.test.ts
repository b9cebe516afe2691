import { expect, testDemo } from '#demo'

testDemo('a long text wraps within its width', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('插槽') }).hover()
  const box = demo.locator('.ivu-tooltip-inner').last()
  await expect(box).toBeVisible()
  expect((await box.boundingBox())?.width).toBeLessThanOrEqual(220)
  expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
