import { expect, testDemo } from '#demo'

testDemo('what is typed into a cell shows in the others, and in the record', async ({ demo, t }) => {
  const row = demo.locator('.vxe-table--main-wrapper .vxe-body--row').first()
  await expect(row).toContainText('468.00')
  await row.locator('td').nth(2).click()
  await row.locator('input').fill('2')
  await demo.getByText(t('商品')).click()
  await expect(row).toContainText('936.00')
  await row.getByRole('button', { name: t('复制') }).click()
  await expect(demo.getByText('"count":"2"')).toBeVisible()
})
