import { expect, testDemo } from '#demo'

testDemo('what was put away comes back', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(2)
  await demo
    .getByRole('button', { name: t('归档') })
    .first()
    .click()
  await expect(rows).toHaveCount(1)
  await demo.getByRole('button', { name: t('撤销') }).click()
  await expect(rows).toHaveCount(2)
})
