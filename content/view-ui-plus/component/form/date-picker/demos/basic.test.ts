import { expect, testDemo } from '#demo'

testDemo('a day is picked, typed and cleared', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('到访日期'))
  const shown = (value: string) => demo.getByText(`${t('日期：')}${value}`)
  await field.click()
  await demo.locator('.ivu-date-picker-cells-cell', { hasText: /^18$/ }).click()
  await expect(field).toHaveValue('2026-03-18')
  await expect(shown('2026-03-18')).toBeVisible()

  await field.fill('2026-04-01')
  await page.keyboard.press('Enter')
  await expect(shown('2026-04-01')).toBeVisible()
  await field.fill('nonsense')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('2026-04-01')

  await field.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(shown(t('无'))).toBeVisible()
})
