import { expect, testDemo } from '#demo'

testDemo('rows unfold and fold by the keyboard', async ({ demo, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  const open = demo.getByRole('button', { name: own('展开第 1 行', 'Expand row 1') })
  await open.focus()
  await open.press('Enter')
  await expect(demo.getByText(t('周末送货'))).toBeVisible()
  await expect(demo.getByText(t('放在门口'))).toHaveCount(0)
  const close = demo.getByRole('button', { name: own('收起第 1 行', 'Collapse row 1') })
  await expect(close).toBeFocused()
  await close.press('Enter')
  await expect(demo.getByText(t('周末送货'))).toHaveCount(0)
})
