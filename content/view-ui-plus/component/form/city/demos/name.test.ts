import { expect, testDemo } from '#demo'

testDemo('the value is the name, and on-change has the rest', async ({ demo }) => {
  await demo.locator('.ivu-city-rel').click()
  await demo.locator('.ivu-city-drop-list-main li', { hasText: '昆明' }).click()
  await expect(demo.getByRole('status').locator('dd').first()).toHaveText('昆明')
  await expect(demo.getByRole('status').locator('dd').last()).toContainText('530100')
  await expect(demo.locator('.ivu-city-drop')).toBeHidden()
})
