import { expect, testDemo } from '#demo'

testDemo('a row opens its details by its arrow, and by a button', async ({ demo, t, locale }) => {
  await expect(demo.getByText(t('林女士'))).toBeVisible()
  await expect(demo.getByText(t('周先生'))).toHaveCount(0)
  await demo.locator('.ivu-table-cell-expand').nth(1).click()
  await expect(demo.getByText(t('周先生'))).toBeVisible()
  await demo.getByRole('button', { name: t('展开或收起第二个订单') }).click()
  await expect(demo.getByText(t('周先生'))).toHaveCount(0)
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '已收起 A-20260418' : 'Collapsed A-20260418')
})
