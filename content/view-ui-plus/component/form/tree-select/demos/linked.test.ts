import { expect, testDemo } from '#demo'

testDemo('a group takes its members along, there and back', async ({ demo, t }) => {
  const status = demo.getByRole('status')
  const group = demo.locator('.ivu-tree-title', { hasText: new RegExp(`^${t('订单')}$`) })
  await demo.locator('.ivu-select-selection').click()
  await group.click()
  await expect(status).toHaveText('order, stock:count, order:read, order:write')
  await expect(demo.locator('.ivu-tag')).toHaveCount(4)
  await group.click()
  await expect(status).toHaveText('stock:count')
  await expect(demo.locator('.ivu-tree .ivu-checkbox-checked')).toHaveCount(1)
})
