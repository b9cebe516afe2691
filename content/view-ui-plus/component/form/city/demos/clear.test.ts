import { expect, testDemo } from '#demo'

testDemo('a button of your own clears it', async ({ demo, t }) => {
  await expect(demo.locator('.ivu-city-rel')).toContainText('苏州')
  await demo.getByRole('button', { name: t('清空出发城市') }).click()
  await expect(demo.locator('.ivu-city-rel')).toContainText(t('不限'))
  await expect(demo.getByRole('group', { name: t('出发城市') })).toBeFocused()
})
