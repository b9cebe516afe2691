import { expect, testDemo } from '#demo'

testDemo('folds by its bar, and away in a narrow window', async ({ demo, page, t }) => {
  const sider = demo.locator('.ivu-layout-sider')
  const width = () => sider.evaluate((element) => element.getBoundingClientRect().width)
  await demo.locator('.ivu-layout-sider-trigger').click()
  await expect.poll(width).toBe(64)
  await expect(demo.getByText(t('侧栏收起了'))).toBeVisible()
  const size = page.viewportSize()
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(width).toBe(0)
    await demo.locator('.ivu-layout-sider-zero-width-trigger').click()
    await expect.poll(width).toBe(160)
  } finally {
    if (size) await page.setViewportSize(size)
  }
})
