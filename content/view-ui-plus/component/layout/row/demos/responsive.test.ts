import { expect, testDemo } from '#demo'

testDemo('two columns instead of four on a phone, and one of the two below is gone', async ({ demo, page, t }) => {
  const tops = () =>
    demo
      .locator('.ivu-row')
      .first()
      .locator('.figure')
      .evaluateAll((figures) => new Set(figures.map((figure) => figure.getBoundingClientRect().top)).size)
  const side = demo.getByText(t('来源排行，手机上不显示'))
  expect(await tops()).toBe(1)
  await expect(side).toBeVisible()
  const size = page.viewportSize()
  try {
    await page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(tops).toBe(2)
    await expect(side).toBeHidden()
  } finally {
    if (size) await page.setViewportSize(size)
  }
})
