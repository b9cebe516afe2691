import { expect, testDemo } from '#demo'

testDemo('numbers go on from the page before, and filters ask the server', async ({ demo, page, t, locale }) => {
  const rows = demo.locator('.ivu-table-body tbody tr')
  await expect(rows.locator('td:nth-child(2)')).toHaveText(['21', '22', '23'])
  await demo.getByRole('button', { name: t('只看待处理') }).click()
  await expect(rows).toHaveCount(2)
  await demo.locator('.ivu-table-filter .ivu-icon').click()
  await page.locator('.ivu-table-filter-select-item:visible', { hasText: t('已完成') }).click()
  await expect(rows).toHaveCount(1)
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '只看已完成' : 'Only Done')
})
