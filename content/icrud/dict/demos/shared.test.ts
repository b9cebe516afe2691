import { expect, testDemo } from '#demo'

testDemo('three places ask once, and what was fetched stays while it is fetched again', async ({ demo, t }) => {
  const first = demo.locator('.ivu-table-tbody .ivu-table-row').first()
  const count = demo.getByRole('status').filter({ hasText: /\d/ })
  await expect(first).toContainText(t('成都'))
  await expect(count).toContainText('1')
  await demo.getByRole('button', { name: t('重新获取字典') }).click()
  await expect(count).toContainText('2')
  await expect(first).toContainText(t('成都'))
})
