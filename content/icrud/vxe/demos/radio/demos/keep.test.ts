import { expect, testDemo } from '#demo'

testDemo('the choice outlives turning the page, and a second click takes it back', async ({ demo, t }) => {
  const row = (name: string) => demo.locator('.vxe-body--row', { hasText: name })
  const none = demo.getByText(t('不用优惠券'))
  await row('K-2').click()
  await expect(none).toBeVisible()
  await row('K-3').click()
  await expect(demo.locator('p', { hasText: /K-3.*15/ })).toBeVisible()
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(row('K-5')).toBeVisible()
  await expect(demo.locator('p', { hasText: /K-3.*15/ })).toBeVisible()
  await demo.locator('.ivu-page-item', { hasText: '1' }).click()
  await expect(row('K-3').locator('.is--checked')).toHaveCount(1)
  await row('K-3').click()
  await expect(none).toBeVisible()
})
