import { expect, testDemo } from '#demo'

testDemo('a button opens it, OK closes it', async ({ demo, page, t }) => {
  const button = demo.getByRole('button')
  await expect(button).toHaveText(t('添加截止日期'))
  await button.click()
  const panel = page.locator('body > .ivu-select-dropdown')
  await panel.locator('.ivu-date-picker-cells-cell:not([class*="-month"])', { hasText: /^15$/ }).click()
  await expect(button).toContainText('15')
  await expect(panel).toBeVisible()
  await panel.locator('.ivu-picker-confirm .ivu-btn-primary').click()
  await expect(panel).toBeHidden()
})
