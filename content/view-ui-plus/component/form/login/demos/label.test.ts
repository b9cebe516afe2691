import { expect, testDemo } from '#demo'

testDemo('fields are found by their labels', async ({ demo, page, t }) => {
  await demo.getByLabel(t('用户名')).fill('Ada')
  await demo.getByLabel(t('密码'), { exact: true }).fill('camellia')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(t('下次不用再登录'))
})
