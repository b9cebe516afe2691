import { expect, testDemo } from '#demo'

testDemo('an empty form says what is missing, a filled one goes off by Enter', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('登录') }).click()
  await expect(demo.getByText(t('请填写密码'))).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('还有没填的'))
  await demo.locator('[name=name]').fill('Ada')
  await demo.locator('[name=password]').fill('tea')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toContainText('Ada')
})
