import { expect, testDemo } from '#demo'

testDemo('says that it failed, then shows what there is, or that there is nothing', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByText(t('春季新品'))).toBeInViewport()
  await demo.getByRole('button', { name: t('没有活动'), exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('现在没有活动'))
  await expect(demo.locator('.ivu-carousel')).toHaveCount(0)
})
