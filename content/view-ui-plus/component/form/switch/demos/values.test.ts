import { expect, testDemo } from '#demo'

testDemo('gives the values it was told to', async ({ demo, t }) => {
  await demo.getByRole('switch', { name: t('账号可以登录') }).click()
  await demo.getByRole('switch', { name: t('深色界面') }).click()
  expect(JSON.parse((await demo.locator('pre').textContent()) ?? '')).toEqual({ enabled: 0, theme: 'dark' })
})
