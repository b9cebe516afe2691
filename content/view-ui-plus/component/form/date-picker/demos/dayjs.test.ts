import { expect, testDemo } from '#demo'

testDemo('a typed day and a cleared field reach the dayjs value', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('合同到期'))
  const status = demo.getByRole('status')
  await expect(status).toContainText('2026-02-28')
  await field.fill('2026-06-15')
  await page.keyboard.press('Tab')
  await expect(status).toContainText('2026-05-15')
  await field.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(status).toHaveText(t('没有到期日'))
  await field.fill('2027-01-31')
  await page.keyboard.press('Tab')
  await expect(status).toContainText('2026-12-31')
})
