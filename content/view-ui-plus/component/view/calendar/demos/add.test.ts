import { expect, testDemo } from '#demo'

testDemo('the day that was clicked shows what is added, with the button and with Enter', async ({ demo, page, t }) => {
  const cell = demo.locator('.ivu-calendar-table-day').filter({ hasText: /^21/ })
  await cell.click()
  const box = page.locator('.ivu-modal:visible')
  await expect(box).toContainText('2026-04-21')
  await box.getByLabel(t('安排')).fill('42')
  await box.getByRole('button', { name: t('添加') }).click()
  await expect(cell).toContainText('42')
  await expect(box).toHaveCount(0)

  await cell.click()
  await box.getByLabel(t('安排')).fill('43')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('43')
  await expect(box).toHaveCount(0)
})
