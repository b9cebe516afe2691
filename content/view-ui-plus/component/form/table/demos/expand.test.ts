import { expect, testDemo } from '#demo'

testDemo('a row opens its details', async ({ demo, t }) => {
  await expect(demo.getByText(t('林女士'))).toBeVisible()
  await expect(demo.getByText(t('周先生'))).toHaveCount(0)
  await demo.locator('.ivu-table-cell-expand').nth(1).click()
  await expect(demo.getByText(t('周先生'))).toBeVisible()
})
