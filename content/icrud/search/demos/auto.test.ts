import { expect, testDemo } from '#demo'

testDemo('it searches by itself, without the button', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(6)
  await demo.getByLabel(t('单词')).fill('tabl')
  await expect(rows).toHaveCount(2)
  await expect(demo.getByLabel(t('单词'))).toBeFocused()
})
