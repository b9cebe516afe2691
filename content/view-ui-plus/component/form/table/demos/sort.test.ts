import { expect, testDemo } from '#demo'

testDemo('goes round descending, original, ascending', async ({ demo, t }) => {
  const years = demo.locator('.ivu-table-body td:nth-child(2)')
  const [up, down] = [
    demo.locator('.ivu-table-sort').nth(1).locator('i').first(),
    demo.locator('.ivu-table-sort').nth(1).locator('i').last(),
  ]
  await expect(years).toHaveText(['1960', '1947', '1941', '1934'])
  await down.click()
  await expect(years).toHaveText(['1947', '1934', '1941', '1960'])
  await expect(demo.getByRole('status')).toHaveText(t('原来的顺序'))
  await up.click()
  await expect(years).toHaveText(['1934', '1941', '1947', '1960'])
  await demo.getByRole('button', { name: t('库存最少的在前') }).click()
  await expect(years).toHaveText(['1934', '1941', '1960', '1947'])
})
