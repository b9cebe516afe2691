import { expect, testDemo } from '#demo'

testDemo('days that are full are off once they are read', async ({ demo, t }) => {
  const field = demo.getByLabel(t('体检日期'))
  await expect(field).toBeDisabled()
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(field).toBeEnabled()
  await field.click()
  const day = (number: number) => demo.locator('.ivu-date-picker-cells-cell:not([class*="-month"])', { hasText: new RegExp(`^${number}$`) })
  await expect(day(10)).toHaveClass(/cell-disabled/)
  await field.fill('?')
  await field.blur()
  await field.click()
  await day(12).click()
  await expect(field).toHaveValue('2026-03-12')
})
