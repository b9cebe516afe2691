import { expect, testDemo } from '#demo'

testDemo('three levels make a path, a cross takes it off', async ({ demo, t }) => {
  const field = demo.getByLabel(t('所在地区'))
  await field.click()
  for (const name of ['浙江', '杭州', '余杭区']) await demo.locator('.ivu-cascader-menu-item', { hasText: t(name) }).click()
  await expect(field).toHaveValue(`${t('浙江')} / ${t('杭州')} / ${t('余杭区')}`)
  await expect(demo.getByText('zj > hz > yuhang')).toBeVisible()
  await field.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(demo.getByText(t('没有选择'))).toBeVisible()
})
