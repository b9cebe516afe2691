import { expect, testDemo } from '#demo'

testDemo('a refusal is told and what was typed stays, the right password gets in', async ({ demo, page, t }) => {
  const password = demo.locator('[name=password]')
  await password.fill('tulip')
  await page.keyboard.press('Enter')
  await expect(demo.getByText(t('用户名或密码不对。'))).toBeVisible()
  await expect(demo.locator('[name=name]')).toHaveValue('ada')
  await password.fill('camellia')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('登录成功'))
})
