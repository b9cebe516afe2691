import { expect, testDemo } from '#demo'

testDemo('stops where it failed, and goes on from there', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('开始') }).click()
  const retry = demo.getByRole('button', { name: t('从这一步重试') })
  await expect(retry).toBeVisible()
  await expect(demo.locator('.ivu-steps-status-error')).toContainText(t('检查'))
  await expect(demo.getByRole('status')).toContainText('12')
  await retry.click()
  await expect(demo.getByRole('status')).toHaveText(t('已经上线'))
  await expect(demo.locator('.ivu-steps-status-finish')).toHaveCount(3)
})
