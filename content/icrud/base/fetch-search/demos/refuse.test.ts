import { expect, testDemo } from '#demo'

testDemo('a search that is refused leaves rows and input alone', async ({ demo, t }) => {
  const phone = demo.getByLabel(t('手机号'))
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  await expect(rows).toHaveCount(2)
  await phone.fill('13')
  await phone.press('Enter')
  await expect(demo.getByText(t('至少输入三位，避免一次查出太多人'))).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(phone).toHaveValue('13')
  await phone.fill('139')
  await phone.press('Enter')
  await expect(rows).toHaveCount(1)
})
