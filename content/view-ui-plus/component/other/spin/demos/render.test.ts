import { expect, testDemo } from '#demo'

testDemo('says how far it is, and can be canceled', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('导入'), exact: true }).click()
  const spin = page.locator('.ivu-spin-fullscreen-wrapper')
  await expect(spin).toContainText(/[1-4]\D+5/)
  await spin.getByRole('button', { name: t('取消') }).click()
  await expect(demo.getByRole('status')).toContainText(/\d/)
  await expect(spin).toHaveCount(0)
})
