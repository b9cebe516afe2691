import { expect, testDemo } from '#demo'

testDemo('children are fetched as a row unfolds, and once more after a failure', async ({ demo, t }) => {
  const row = (name: string) => demo.locator('.vxe-body--row', { hasText: t(name) })
  await expect(row('上海')).toBeVisible()
  await expect(row('上海').locator('.vxe-cell--tree-btn')).toHaveCount(0)
  await demo.getByText(t('让请求失败')).click()
  await row('江苏').locator('.vxe-cell--tree-btn').click()
  await expect(demo.getByText(t('没有取到，再点一次箭头'))).toBeVisible()
  await demo.getByText(t('让请求失败')).click()
  await row('江苏').locator('.vxe-cell--tree-btn').click()
  await expect(row('苏州')).toBeVisible()
  await expect(demo.getByText(t('没有取到，再点一次箭头'))).toHaveCount(0)
})
