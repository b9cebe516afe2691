import { expect, testDemo } from '#demo'

testDemo('a click gives the day that was clicked, and a turned page its first', async ({ demo }) => {
  const day = demo.getByRole('status')
  await demo.locator('.ivu-calendar-table-day').filter({ hasText: /^20$/ }).click()
  await expect(day).toHaveText('2026-04-20')
  await demo.locator('.ivu-icon-ios-arrow-forward').click()
  await expect(day).toHaveText('2026-05-01')
})
