import { expect, testDemo } from '#demo'

testDemo('a value outside of the limits is told, and a locked row is not edited', async ({ demo, t }) => {
  const row = (name: string) => demo.locator('.vxe-body--row', { hasText: t(name) })
  await row('显示器支架').locator('td').nth(1).click()
  await expect(demo.getByLabel(t('单价'))).toHaveCount(0)
  await row('机械键盘').locator('td').nth(1).click()
  await expect(demo.getByLabel(t('状态'))).toBeVisible()
  const price = demo.locator('.vxe-body--row .ivu-input-number-input')
  await price.fill('0')
  await price.press('Tab')
  await demo.getByRole('button', { name: t('检查') }).click()
  await expect(demo.getByRole('status').filter({ hasText: t('机械键盘') })).toContainText(t('1 到 9999 之间'))
  await row('机械键盘').locator('td').nth(1).click()
  await price.fill('499')
  await price.press('Tab')
  await demo.getByRole('button', { name: t('检查') }).click()
  await expect(demo.getByText(t('都对'))).toBeVisible()
})
