import { expect, testDemo } from '#demo'

testDemo('once the menu is there, the current page is marked and in sight', async ({ demo, t }) => {
  await demo
    .getByRole('alert')
    .getByRole('button', { name: t('重试') })
    .click()
  await expect(demo.locator('.ivu-menu-item-selected')).toHaveText(t('请假'))
  await expect(demo.locator('.ivu-menu-item-selected')).toBeVisible()
  await expect(demo.getByText(t('待办'))).toBeHidden()
})
