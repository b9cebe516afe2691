import { expect, testDemo } from '#demo'

testDemo('arrow keys open and move, Enter selects', async ({ demo, page, t }) => {
  const first = demo.getByRole('button', { name: '2025' })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(demo.getByRole('button', { name: t('春天') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toContainText(t('春天'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(demo.getByRole('button', { name: t('春天') })).toHaveCount(0)
})
