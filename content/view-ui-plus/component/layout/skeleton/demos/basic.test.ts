import { expect, testDemo } from '#demo'

testDemo('the content takes the place of the skeleton', async ({ demo, t }) => {
  await expect(demo.locator('.ivu-skeleton-item')).toHaveCount(4)
  await expect(demo.getByText(t('红嘴鸥回来了'))).toHaveCount(0)
  await demo.getByRole('checkbox').click()
  await expect(demo.getByText(t('红嘴鸥回来了'))).toBeVisible()
  await expect(demo.locator('.ivu-skeleton-item')).toHaveCount(0)
})
