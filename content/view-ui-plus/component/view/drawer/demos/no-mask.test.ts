import { expect, testDemo } from '#demo'

testDemo('another note can be picked while it is open', async ({ demo, page, t }) => {
  const drawer = page.locator('.ivu-drawer')
  await demo.getByRole('button', { name: t('晨会') }).click()
  await expect(drawer).toContainText(t('上线推迟到周五，先修三个问题。'))
  await demo.getByRole('button', { name: t('采购') }).click()
  await expect(drawer).toContainText(t('两台显示器，一箱 A4 纸。'))
  await drawer.getByRole('button', { name: t('收起') }).click()
  await expect(drawer).toBeHidden()
})
