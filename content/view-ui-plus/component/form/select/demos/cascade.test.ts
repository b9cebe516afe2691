import { expect, testDemo } from '#demo'

testDemo('another province empties the city and brings its own', async ({ demo, t }) => {
  const [province, city] = [demo.locator('.ivu-select').first(), demo.locator('.ivu-select').last()]
  await expect(city.locator('.ivu-select-selection')).toContainText(t('宁波'))
  await province.locator('.ivu-select-selection').click()
  await province.locator('.ivu-select-item', { hasText: t('云南') }).click()
  await expect(city.locator('.ivu-select-selection')).toContainText(t('城市'))
  await city.locator('.ivu-select-selection').click()
  await expect(city.locator('.ivu-select-item')).toHaveText([t('昆明'), t('大理'), t('丽江')])
})
