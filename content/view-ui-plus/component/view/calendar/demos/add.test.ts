import { expect, testDemo } from '#demo'

testDemo('what is added stands in the day that was clicked', async ({ demo, page, t }) => {
  const cell = demo.locator('.ivu-calendar-table-day').filter({ hasText: /^21/ })
  await cell.click()
  const box = page.locator('.ivu-modal:visible')
  await expect(box).toContainText('2026-04-21')
  await box.getByLabel(t('安排')).fill('42')
  await box.getByRole('button', { name: t('添加') }).click()
  await expect(cell).toContainText('42')
  await expect(box).toHaveCount(0)
})
