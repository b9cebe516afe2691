import { expect, testDemo } from '#demo'

testDemo('loads what was opened, and offers another attempt', async ({ demo, page, t }) => {
  const drawer = page.locator('.ivu-drawer')
  await demo.getByRole('button', { name: 'A-1024' }).click()
  await expect(drawer).toContainText(t('已发货'))
  await drawer.getByRole('button', { name: t('关闭') }).click()
  await expect(drawer).toBeHidden()
  await demo.getByRole('button', { name: 'A-1025' }).click()
  await drawer.getByRole('button', { name: t('重试') }).click()
  await expect(drawer).toContainText(t('待付款'))
})
