import { expect, testDemo } from '#demo'

testDemo('the mark shows its text, comes back when it is removed, and goes when it is switched off', async ({ demo, t }) => {
  const layer = demo.locator('div[aria-hidden="true"][style*="data:image"]')
  await expect(layer).toHaveCSS('pointer-events', 'none')
  const before = await layer.getAttribute('style')

  await layer.evaluate((element) => element.remove())
  await expect(layer).toHaveCount(1)
  await layer.evaluate((element) => element.style.setProperty('display', 'none'))
  await expect(layer).toBeVisible()

  await demo.getByLabel(t('水印文字')).fill('Q3')
  await expect(layer).not.toHaveAttribute('style', before ?? '')
  await demo.getByRole('switch').click()
  await expect(layer).toHaveCount(0)
})
