import { expect, testDemo } from '#demo'

testDemo('what did not load can be opened again', async ({ demo, page, t }) => {
  const sales = demo.locator('tr', { hasText: t('销售中心') }).locator('.ivu-table-cell-tree')
  await expect(demo.getByText(t('前端开发'))).toBeVisible()
  await sales.click()
  await expect(page.getByText(t('读取失败，请再点一次'))).toBeVisible()
  await sales.click()
  await expect(demo.getByText(t('华东区'))).toBeVisible()
  await expect(page.getByText(t('读取失败，请再点一次'))).toHaveCount(0)
  await sales.click()
  await expect(demo.getByRole('status')).toHaveText(`${t("'收起'").slice(1, -1)} sales`)
})
