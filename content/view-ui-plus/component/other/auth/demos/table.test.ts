import { expect, testDemo } from '#demo'

testDemo('one’s own article can be deleted, another’s cannot', async ({ demo, t }) => {
  await expect(demo.getByRole('button')).toHaveCount(1)
  await demo.getByRole('button').click()
  await expect(demo.locator('.ivu-table-body tbody tr')).toHaveCount(1)
  await expect(demo.locator('.ivu-table-body')).toContainText(t('春游路线'))
  await expect(demo.getByRole('button')).toHaveCount(0)
})
