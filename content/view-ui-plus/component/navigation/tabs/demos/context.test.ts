import { expect, testDemo } from '#demo'

testDemo('the other tabs are closed from the menu of one', async ({ demo, page, t }) => {
  const tabs = demo.locator('.ivu-tabs-tab')
  await tabs.filter({ hasText: t('订单') }).click({ button: 'right' })
  await page.locator('.ivu-dropdown-item:visible', { hasText: t('关闭其他') }).click()
  await expect(tabs).toHaveText([t('首页'), t('订单')])
  await expect(demo.locator('.ivu-tabs-tab-active')).toHaveText(t('订单'))
  await expect(page.locator('.ivu-dropdown-item:visible')).toHaveCount(0)
})
