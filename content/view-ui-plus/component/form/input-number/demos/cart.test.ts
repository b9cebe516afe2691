import { expect, testDemo } from '#demo'

testDemo('less stock takes the amount back, and says so', async ({ demo, t, locale }) => {
  const tea = demo.getByRole('textbox').first()
  await demo.getByRole('button', { name: t('模拟别人下单') }).click()
  await expect(tea).toHaveValue('3')
  await expect(demo.getByRole('status')).toContainText(t('龙井 100 克'))
  await expect(demo.getByText(locale === 'zh-CN' ? '合计 254 元' : 'Total: ¥254')).toBeVisible()
  await tea.press('ArrowUp')
  await expect(tea).toHaveValue('3')
})
