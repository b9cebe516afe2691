import { expect, testDemo } from '#demo'

testDemo('a month opens on a click', async ({ demo }) => {
  await demo.getByText('410').click()
  await expect(demo.locator('.ivu-calendar-header-title')).toHaveText('2026-03')
  await expect(demo.locator('.ivu-calendar-table-day')).toHaveCount(42)
})
