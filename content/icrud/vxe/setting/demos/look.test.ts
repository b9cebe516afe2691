import { expect, testDemo } from '#demo'

testDemo('options reach the table while it stands', async ({ demo, t }) => {
  const row = demo.locator('.vxe-body--row')
  await expect(row).toHaveCount(3)
  const table = demo.locator('.vxe-table').first()
  await expect(table).toHaveClass(/size--medium/)
  await demo.getByText(t('最小')).click()
  await expect(table).toHaveClass(/size--mini/)
  await expect(row.first()).not.toHaveCSS('background-color', 'rgb(255, 243, 224)')
  await expect(row.nth(2)).toHaveCSS('background-color', 'rgb(255, 243, 224)')
  await demo.locator('.ivu-switch').nth(1).click()
  await expect(demo.locator('.vxe-body--row.row--stripe')).toHaveCount(1)
})
