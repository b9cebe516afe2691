import { expect, testDemo } from '#demo'

testDemo(
  'the words change at once, and what was typed stays',
  async ({ demo, locale }) => {
    const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
    await demo.getByLabel('SKU').fill('K')
    await demo.getByText(other).click()
    await expect(demo.getByRole('button', { name: other === 'en-US' ? 'Search' : '查询' })).toBeVisible()
    await expect(demo.getByLabel('SKU')).toHaveValue('K')
  },
  { turnsChinese: true },
)
