import { expect, testDemo } from '#demo'

testDemo('nothing is shown before the permissions are there', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.locator('.ivu-auth')).toHaveCount(0)
  await expect(demo.getByRole('button', { name: t('打开报表') })).toBeVisible()
})
