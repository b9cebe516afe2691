import { expect, testDemo } from '#demo'

testDemo('tells of a failure, opens on the next try, and takes the arrow off where there is nothing', async ({ demo, t }) => {
  await demo.getByText(t('华东')).click()
  await expect(demo.getByRole('status')).toContainText(t('华东'))
  await demo.getByText(t('华东')).first().click()
  await expect(demo.getByText(t('上海静安店'))).toBeVisible()
  await demo.getByText(t('西南')).click()
  await expect(demo.getByRole('status')).toContainText(t('西南'))
  await expect(demo.locator('.ivu-icon-ios-arrow-forward')).toHaveCount(1)
})
