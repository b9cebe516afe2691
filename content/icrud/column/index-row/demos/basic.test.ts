import { expect, testDemo } from '#demo'

testDemo('numbers go on over the pages and begin anew with what was found', async ({ demo, t }) => {
  const first = demo.locator('.ivu-table-tbody .ivu-table-row').first().locator('td')
  await expect(first.first()).toHaveText('1')
  await demo.locator('.ivu-page-item', { hasText: '3' }).click()
  await expect(first.first()).toHaveText('9')
  await demo.getByLabel(t('选手')).fill('P-11')
  await demo.getByLabel(t('选手')).press('Enter')
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row')).toHaveCount(2)
  await expect(first.first()).toHaveText('1')
})
