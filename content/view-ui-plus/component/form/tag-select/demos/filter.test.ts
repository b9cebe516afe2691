import { expect, testDemo } from '#demo'

testDemo('tags add up, none is any', async ({ demo, t }) => {
  const rows = demo.getByRole('listitem')
  await expect(rows).toHaveText(['A-102', 'A-103'])
  await demo.locator('.ivu-tag', { hasText: t('已签收') }).click()
  await expect(rows).toHaveText(['A-102', 'A-103', 'A-104'])
  await demo.getByRole('button', { name: t('清空条件') }).click()
  await expect(rows).toHaveCount(4)
  await expect(demo.locator('.ivu-tag-checked')).toHaveCount(0)
})
