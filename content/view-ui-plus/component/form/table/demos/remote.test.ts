import { expect, testDemo } from '#demo'

testDemo('turns pages, sorts on the server, and keeps the rows when the line is cut', async ({ demo, t }) => {
  const first = demo.locator('.ivu-table-body tbody tr').first().locator('td').first()
  await expect(first).toHaveText('1')
  await demo.locator('.ivu-page-next').click()
  await expect(first).toHaveText('6')
  await demo.locator('.ivu-table-sort').first().locator('i').last().click()
  await expect(first).toHaveText('68')

  await demo.getByRole('switch').click()
  await demo.locator('.ivu-page-next').click()
  await expect(demo.getByRole('alert')).toContainText(t('数据没有读到，表格里还是上一次的内容。'))
  await expect(first).toHaveText('68')
  await demo.getByRole('switch').click()
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(first).toHaveText('63')
})
