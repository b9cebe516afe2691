import { expect, testDemo } from '#demo'

testDemo('the button acts and opens nothing', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('全部通过') }).click()
  await expect(demo.getByRole('status')).toContainText('4')
  await expect(demo.locator('.ivu-collapse-item-active')).toHaveCount(0)
  await demo.locator('.title').first().click()
  await expect(demo.locator('.ivu-collapse-content').first()).toHaveText(t('没有要处理的'))
})
