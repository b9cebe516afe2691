import { expect, testDemo } from '#demo'

testDemo('the cities wanted most stand on top', async ({ demo }) => {
  await demo.locator('.ivu-city-rel').click()
  const often = demo.locator('.ivu-city-drop-cities span')
  await expect(often).toHaveCount(5)
  await often.nth(1).click()
  await expect(demo.locator('.ivu-city-rel')).toContainText('上海')
  await expect(demo.locator('.ivu-city-drop')).toBeHidden()
})
