import { expect, testDemo } from '#demo'

testDemo('the sample is parsed, and clearing empties the table', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('填入示例') }).click()
  await expect(demo.locator('.ivu-table-body tr')).toHaveCount(2)
  await demo.getByRole('button', { name: t('清空') }).click()
  await expect(demo.locator('.ivu-table-body tr')).toHaveCount(0)
})
