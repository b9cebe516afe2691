import { expect, testDemo } from '#demo'

testDemo('an icon to press is a button with a name', async ({ demo, page, t }) => {
  const button = demo.getByRole('button', { name: t('收藏') })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(demo.getByRole('img', { name: t('注意') })).toBeVisible()
})
