import { expect, testDemo } from '#demo'

testDemo('rows and columns come out of what is pasted', async ({ demo, t }) => {
  await demo.getByLabel(t('从表格软件复制的内容')).fill('name\tcity\nLin\tKunming\nZhou\tDali')
  await expect(demo.getByRole('status')).toContainText('2')
  await expect(demo.locator('.ivu-table-header th')).toHaveText(['name', 'city'])
  await expect(demo.locator('.ivu-table-body td')).toHaveText(['Lin', 'Kunming', 'Zhou', 'Dali'])
})
