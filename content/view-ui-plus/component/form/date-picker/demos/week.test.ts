import { expect, testDemo } from '#demo'

testDemo('a day becomes its week, a year and a number become a quarter', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('周（选其中任意一天）'))
  const [weekText, quarterText] = [demo.getByRole('status').first(), demo.getByRole('status').last()]
  await field.fill('2026-03-11')
  await page.keyboard.press('Tab')
  await expect(weekText).toContainText('11')
  await expect(weekText).toContainText('2026-03-08')
  await expect(weekText).toContainText('2026-03-14')
  await expect(field).toHaveValue('2026-03-08')
  await field.fill('2026-12-31')
  await page.keyboard.press('Tab')
  await expect(weekText).toContainText('2027')
  await expect(quarterText).toContainText('2026-03-31')
  await demo.getByRole('radio').nth(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(quarterText).toContainText('2026-04-01')
  await expect(quarterText).toContainText('2026-06-30')
  await demo.getByLabel(t('季度所在的年份')).fill('2028')
  await page.keyboard.press('Tab')
  await expect(quarterText).toContainText('2028-06-30')
})
