import { expect, testDemo } from '#demo'

testDemo('a month is picked from twelve', async ({ demo, t }) => {
  const month = demo.getByLabel(t('月'), { exact: true })
  await month.click()
  const cells = demo.locator('.ivu-date-picker-cells-month .ivu-date-picker-cells-cell:visible')
  await expect(cells).toHaveCount(12)
  await cells.nth(8).click()
  await expect(month).toHaveValue('2026-09')
})
