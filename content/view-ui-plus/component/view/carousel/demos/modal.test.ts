import { expect, testDemo } from '#demo'

testDemo('has its width once the dialog is open', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  const slide = page.locator('.ivu-carousel').getByText(t('山'))
  await expect(slide).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(page.locator('.ivu-modal')).toBeHidden()
})
