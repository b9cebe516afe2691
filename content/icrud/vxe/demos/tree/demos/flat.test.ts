import { expect, testDemo } from '#demo'

testDemo('a flat list is drawn as a tree, which folds and unfolds as a whole', async ({ demo, t }) => {
  const rows = demo.locator('.vxe-body--row')
  await expect(rows).toHaveCount(5)
  await demo.getByRole('button', { name: t('全部收起'), exact: true }).click()
  await expect(rows).toHaveCount(2)
  await demo.getByRole('button', { name: t('全部展开'), exact: true }).click()
  await expect(rows.nth(1)).toContainText('/order/list')
  await expect(rows.nth(4)).toContainText('/setting/member')
})
