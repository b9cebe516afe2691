import { expect, testDemo } from '#demo'

testDemo('Enter opens it and moves in, Esc closes it and comes back', async ({ demo, page, t }) => {
  const opener = demo.getByRole('button', { name: t('分享') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const copy = demo.getByRole('button', { name: t('复制链接') })
  await expect(copy).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(demo.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('链接已复制'))
})
