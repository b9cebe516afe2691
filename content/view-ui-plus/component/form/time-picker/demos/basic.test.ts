import { expect, testDemo } from '#demo'

testDemo('is picked, typed, moved by the keyboard and cleared', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('起床闹钟'))
  const shown = (value: string) => demo.getByText(`${t('时间：')}${value}`)
  await field.click()
  await demo.locator('.ivu-time-picker-cells-list').first().getByText('07', { exact: true }).click()
  await expect(shown('07:30:00')).toBeVisible()
  await page.keyboard.press('Escape')

  await field.fill('06:45:10')
  await page.keyboard.press('Enter')
  await expect(shown('06:45:10')).toBeVisible()
  await field.fill('25:99:00')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('02:39:00')
  await field.fill('soon')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('02:39:00')

  await field.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(shown(t('无'))).toBeVisible()
})
