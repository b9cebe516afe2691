import { expect, testDemo } from '#demo'

testDemo('a record is read with what the table leaves out, and without what is nobody’s business', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const dialog = page.getByRole('dialog', { name: 'NO-1001' })
  const open = demo.getByRole('button', { name: own('查看', 'View') }).first()
  await open.click()
  await expect(dialog.getByText(t('杭州市西湖区文三路 1 号'))).toBeVisible()
  await expect(dialog.getByText(t('令牌'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})
