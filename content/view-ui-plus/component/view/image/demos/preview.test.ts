import { expect, testDemo } from '#demo'

testDemo('opens at the one that was clicked, and goes round', async ({ demo, page }) => {
  const large = page.locator('body > .ivu-image-preview-wrap img')
  const thumbs = demo.locator('.ivu-image-img')
  const address = async (index: number) => (await thumbs.nth(index).getAttribute('src')) ?? ''
  await thumbs.last().click({ force: true })
  await expect(large).toHaveAttribute('src', await address(2))
  await page.keyboard.press('ArrowRight')
  await expect(large).toHaveAttribute('src', await address(0))
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
})
