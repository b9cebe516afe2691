import { expect, testDemo } from '#demo'

testDemo('arrows move past a disabled tab, Space opens', async ({ demo, page, t }) => {
  const pane = demo.getByText(t('没有拆封的，七天内可以退回。'))
  await expect(pane).toBeHidden()
  await demo.locator('.ivu-tabs-nav-container').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-tabs-tab-active')).toHaveText(t('商品详情'))
  await page.keyboard.press('Space')
  await expect(demo.locator('.ivu-tabs-tab-active')).toHaveText(t('售后'))
  await expect(pane).toBeVisible()
})
