import { expect, testDemo } from '#demo'

testDemo('a city that is clicked gives its code, and the panel closes', async ({ demo, t }) => {
  await demo.getByText(t('选择城市')).click()
  await demo.locator('.ivu-city-drop-list-main li', { hasText: '昆明' }).click()
  await expect(demo.getByRole('status')).toContainText('530100')
  await expect(demo.locator('.ivu-city-rel')).toContainText('昆明')
  await expect(demo.locator('.ivu-city-drop')).toBeHidden()
})
