import { expect, testDemo } from '#demo'

testDemo('past the last step all of them are finished', async ({ demo, t }) => {
  await expect(demo.locator('.ivu-steps-status-process')).toContainText(t('付款'))
  await demo.getByRole('button', { name: t('下一步') }).click()
  await demo.getByRole('button', { name: t('下一步') }).click()
  await expect(demo.locator('.ivu-steps-status-finish')).toHaveCount(3)
  await expect(demo.getByRole('button', { name: t('下一步') })).toBeDisabled()
})
