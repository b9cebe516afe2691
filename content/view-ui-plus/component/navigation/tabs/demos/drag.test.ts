import { expect, testDemo } from '#demo'

testDemo('a tab changes places with the one it is dropped on, and buttons do the same', async ({ demo, t }) => {
  const tabs = demo.locator('.ivu-tabs-tab')
  await tabs.nth(0).dragTo(tabs.nth(2))
  await expect(tabs).toHaveText([t('人员'), t('库存'), t('销售'), t('财务')])
  await expect(demo.locator('.ivu-tabs-tab-active')).toHaveText(t('销售'))
  await demo.getByRole('button', { name: t('右移') }).click()
  await expect(tabs).toHaveText([t('人员'), t('库存'), t('财务'), t('销售')])
  await expect(demo.locator('.ivu-tabs-tabpane:visible')).toContainText(t('销售'))
})
