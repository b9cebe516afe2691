import { expect, testDemo } from '#demo'

testDemo('versions are compared by their numbers', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await demo.getByRole('button', { name: t('客户端版本') }).click()
  await expect(rows).toContainText(['1.9.2', '1.9.12', '1.10.0'])
})
