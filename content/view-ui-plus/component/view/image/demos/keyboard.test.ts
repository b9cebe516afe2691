import { expect, testDemo } from '#demo'

testDemo('the focus goes in and comes back, and the name follows the picture', async ({ demo, page, t }) => {
  const thumb = demo.getByRole('button').nth(1)
  await thumb.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: t('正午的山') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: t('傍晚的山') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(thumb).toBeFocused()
})
