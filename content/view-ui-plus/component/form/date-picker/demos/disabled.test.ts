import { expect, testDemo } from '#demo'

testDemo('only weekdays from the twelfth on can be picked', async ({ demo, t }) => {
  const field = demo.getByLabel(t('预约日期'))
  const day = (number: number) => demo.locator('.ivu-date-picker-cells-cell:not([class*="-month"])', { hasText: new RegExp(`^${number}$`) })
  await field.click()
  for (const number of [11, 14, 20]) await expect(day(number)).toHaveClass(/cell-disabled/)
  await day(20).click()
  await expect(field).toHaveValue('')
  await day(19).click()
  await expect(field).toHaveValue('2026-03-19')
})
