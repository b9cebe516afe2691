import { expect, testDemo } from '#demo'

testDemo('is told, reached by a key, and gives the focus back', async ({ demo, page, t }) => {
  const button = demo.getByRole('button')
  await button.click()
  await expect(demo.getByRole('status')).toHaveText(t('部署完成，按 F8 到通知里。'))
  const close = page.locator('.ivu-notice').getByRole('button', { name: t('知道了') })
  await expect(close).toBeVisible()
  await page.keyboard.press('F8')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(button).toBeFocused()
})
