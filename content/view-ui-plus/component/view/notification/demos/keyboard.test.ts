import { expect, testDemo } from '#demo'

testDemo('opens on Enter, closes on Esc, and items can be chosen', async ({ demo, page, t }) => {
  const bell = demo.locator('[aria-expanded]')
  const item = demo.getByRole('button', { name: t('许清和分享了一个文件夹') })
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
  await item.focus()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('许清和分享了一个文件夹'))
  await expect(item).toBeHidden()
})
