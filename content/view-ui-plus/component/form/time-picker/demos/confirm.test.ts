import { expect, testDemo } from '#demo'

testDemo('counts with OK only', async ({ demo, page, t, locale }) => {
  const field = demo.getByLabel(t('自动关灯'))
  const shown = (time: string) => demo.getByText(locale === 'zh-CN' ? `每天 ${time} 关灯` : `Lights go off: ${time}`)
  const hour = (text: string) => demo.locator('.ivu-time-picker-cells-list').first().getByText(text, { exact: true })
  await field.click()
  await hour('21').click()
  await expect(field).toHaveValue('21:00')
  await expect(shown('18:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('18:00')

  await field.click()
  await hour('20').click()
  await demo.locator('.ivu-picker-confirm .ivu-btn-primary').click()
  await expect(shown('20:00')).toBeVisible()
  await expect(field).toHaveValue('20:00')
})
