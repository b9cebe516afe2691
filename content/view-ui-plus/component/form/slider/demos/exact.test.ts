import { expect, testDemo } from '#demo'

testDemo('fields and handles say the same', async ({ demo, page, t }) => {
  const [low, high] = [demo.getByLabel(t('最低')), demo.getByLabel(t('最高'))]
  await low.fill('950')
  await page.keyboard.press('Enter')
  await expect(low).toHaveValue('800')
  await low.fill('500')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-slider-button-wrap').first()).toHaveAttribute('style', 'left: 50%;')

  await demo.locator('.ivu-slider-button').last().focus()
  await page.keyboard.press('ArrowRight')
  await expect(high).toHaveValue('810')
})
