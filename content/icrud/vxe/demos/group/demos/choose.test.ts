import { expect, testDemo } from '#demo'

testDemo('the way of grouping can be changed, down to two levels', async ({ demo, t }) => {
  const rows = demo.locator('.vxe-body--row')
  await expect(rows).toHaveCount(5)
  await demo.getByText(t('按状态'), { exact: true }).click()
  await expect(rows.first()).toContainText(t('进行中'))
  await expect(rows.first()).toContainText('2')
  await demo.getByText(t('先负责人，再状态')).click()
  await expect(rows).toHaveCount(8)
  await expect(rows.first()).toContainText(t('林晓'))
  await expect(rows.nth(1)).toContainText(t('进行中'))
})
