import { expect, testDemo } from '#demo'

testDemo('two passwords that differ are told apart', async ({ demo, t }) => {
  await demo.locator('[name=email]').fill('ada@example.com')
  await demo.locator('[name=password]').fill('camellia')
  const again = demo.locator('[name=again]')
  await again.fill('camelia')
  await demo.getByRole('button', { name: t('注册') }).click()
  await expect(demo.getByText(t('两次写的不一样'))).toBeVisible()
  await again.fill('camellia')
  await demo.getByRole('button', { name: t('注册') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('注册成功'))
})
