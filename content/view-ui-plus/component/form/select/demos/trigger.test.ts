import { expect, testDemo } from '#demo'

testDemo('Enter on the button opens the list, and the arrows choose from it', async ({ demo, page, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(demo.locator('.ivu-select-item').first()).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(button).toContainText(t('最多浏览'))
  await expect(demo.locator('.ivu-select-item').first()).toBeHidden()
})
