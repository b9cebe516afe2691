import { expect, testDemo } from '#demo'

testDemo('is turned with the mouse and with Space', async ({ demo, page, t }) => {
  const quiet = demo.getByRole('switch', { name: t('夜间免打扰') })
  await quiet.click()
  await expect(quiet).toBeChecked()
  await expect(demo.getByText(t('22:00 到 7:00 不响铃'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(quiet).toBeChecked()
  await page.keyboard.press('Space')
  await expect(quiet).not.toBeChecked()
})
