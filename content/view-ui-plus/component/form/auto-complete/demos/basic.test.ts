import { expect, testDemo } from '#demo'

testDemo('a suggestion is taken or left alone', async ({ demo, t }) => {
  const field = demo.getByLabel(t('邮箱'))
  const items = demo.locator('.ivu-select-item:visible')
  await field.pressSequentially('lin')
  await expect(items).toHaveText(['lin@example.com', 'lin@example.cn', 'lin@example.org'])
  await items.first().click()
  await expect(field).toHaveValue('lin@example.com')

  await field.fill('lin@elsewhere.net')
  await expect(items).toHaveCount(0)
  await expect(field).toHaveValue('lin@elsewhere.net')
})
