import { expect, testDemo } from '#demo'

testDemo('is chosen with the mouse and with Space', async ({ demo, page, t }) => {
  const friday = demo.getByRole('checkbox', { name: t('周五') })
  await friday.click()
  await expect(friday).toBeChecked()
  await demo.getByRole('checkbox', { name: t('周一') }).focus()
  await page.keyboard.press('Space')
  await expect(demo.getByRole('checkbox', { name: t('周一') })).not.toBeChecked()
  await expect(demo.getByRole('status')).toHaveText(t('周五'))
})
