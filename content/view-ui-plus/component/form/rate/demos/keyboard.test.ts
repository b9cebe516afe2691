import { expect, testDemo } from '#demo'

testDemo('arrows, Home and End rate', async ({ demo, page, t }) => {
  const slider = demo.getByRole('slider', { name: t('这节课怎么样？') })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '4')
  await expect(demo.locator('.ivu-rate-star-full')).toHaveCount(4)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '5')
  await page.keyboard.press('Home')
  await expect(demo.locator('.ivu-rate-star-full')).toHaveCount(0)
})
