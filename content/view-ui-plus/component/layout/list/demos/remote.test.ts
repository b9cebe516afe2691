import { expect, testDemo } from '#demo'

testDemo('a failed batch loses nothing, and the end is said', async ({ demo, t }) => {
  const items = demo.locator('.ivu-list-item')
  await expect(items).toHaveCount(3)
  await demo.getByRole('button', { name: t('再读三条') }).click()
  await expect(demo.getByText(t('没有读到后面的评价，前面的还在。'))).toBeVisible()
  await expect(items).toHaveCount(3)
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(items).toHaveCount(6)
  await demo.getByRole('button', { name: t('再读三条') }).click()
  await expect(items).toHaveCount(7)
  await expect(demo.getByRole('button')).toHaveCount(0)
})
