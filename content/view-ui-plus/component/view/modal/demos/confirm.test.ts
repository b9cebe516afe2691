import { expect, testDemo } from '#demo'

testDemo('canceling keeps the file, confirming deletes it', async ({ demo, page, t, locale }) => {
  const file = demo.getByRole('button', { name: 'report.pdf' })
  const box = page.locator('.ivu-modal')
  await file.click()
  await expect(box).toContainText('report.pdf')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? '留下了 report.pdf' : 'Kept report.pdf')
  await file.click()
  await box.getByRole('button', { name: t('删除') }).click()
  await expect(file).toHaveCount(0)
  await expect(box).toHaveCount(0)
})
