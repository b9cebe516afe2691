import { expect, testDemo } from '#demo'

testDemo('a room is chosen with Tab and Enter, Esc gives the focus back', async ({ demo, page, t }) => {
  const opener = demo.getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('button', { name: t('A 座') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('button', { name: t('二层会议室') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveText(`${t('A 座')} / ${t('五层会议室')}`)
})
