import { expect, testDemo } from '#demo'

testDemo('what is covered is out of reach, mouse and keyboard', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(demo.locator('.ivu-spin-fix')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(demo.locator('input:focus')).toHaveCount(0)
  await expect(demo.getByRole('status')).toContainText(t('知夏书店'))
  await expect(demo.locator('.ivu-spin-fix')).toHaveCount(0)
  await demo.getByLabel(t('城市')).focus()
  await expect(demo.getByLabel(t('城市'))).toBeFocused()
})
