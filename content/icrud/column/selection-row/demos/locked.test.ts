import { expect, testDemo } from '#demo'

testDemo('the box in the head leaves out what cannot be ticked', async ({ demo, locale, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(3)
  await demo.locator('.ivu-table-header .icrud-tick').click()
  await expect(demo.getByText(locale === 'zh-CN' ? '已选 2 条' : '2 selected')).toBeVisible()
  await expect(rows.nth(1).getByRole('checkbox')).toBeDisabled()
  await demo.getByRole('button', { name: t('付款'), exact: true }).click()
  await expect(demo.getByText(t('已付款'))).toHaveCount(3)
  await expect(demo.getByRole('button', { name: t('付款'), exact: true })).toBeDisabled()
})
