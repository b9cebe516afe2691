import { expect, testDemo } from '#demo'

testDemo('the sum is that of all pages, under a label of two columns', async ({ demo, t }) => {
  const foot = demo.locator('.vxe-footer--row').first()
  await expect(foot).toContainText('1860')
  await expect(foot.locator('td')).toHaveCount(2)
  await expect(foot.locator('td').first()).toHaveAttribute('colspan', '2')
  await expect(foot.locator('td').first()).toHaveText(t('全部订单合计'))
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(demo.getByText('NO-1005')).toBeVisible()
  await expect(foot).toContainText('1860')
  await expect(foot.locator('td')).toHaveCount(2)
})
