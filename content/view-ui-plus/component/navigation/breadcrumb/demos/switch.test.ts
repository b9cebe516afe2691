import { expect, testDemo } from '#demo'

testDemo('changes the project and stays on the page', async ({ demo, t }) => {
  await demo.getByRole('button').click()
  await demo.locator('.ivu-dropdown-item', { hasText: t('会员中心') }).click()
  await expect(demo.getByRole('button')).toContainText(t('会员中心'))
  await expect(demo.locator('.ivu-breadcrumb > span').last()).toContainText(t('成员'))
})
