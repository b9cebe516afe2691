import { expect, testDemo } from '#demo'

testDemo('shows the unit, and keeps a number', async ({ demo, t }) => {
  const budget = demo.getByLabel(t('预算'))
  await expect(budget).toHaveValue('¥ 120,000')
  await budget.press('ArrowUp')
  await expect(budget).toHaveValue('¥ 130,000')
  await budget.fill('¥ 1,234,567')
  await demo.getByLabel(t('折扣')).fill('20 %')
  await expect(demo.getByText('{"budget":1234567,"rate":20}')).toBeVisible()
})
