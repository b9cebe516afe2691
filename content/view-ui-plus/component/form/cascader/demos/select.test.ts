import { expect, testDemo } from '#demo'

testDemo('every click sets the value, and the list stays until the last level', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  const item = (name: string) => demo.locator('.ivu-cascader-menu-item', { hasText: t(name) })
  await expect(status).toContainText('rd')
  await demo.getByLabel(t('谁可以看到')).click()
  await item('前端').click()
  await expect(status).toContainText('web')
  await item('组件组').click()
  await expect(status).toContainText('kit')
  await expect(item('研发部')).toBeHidden()
})
