import { expect, testDemo } from '#demo'

testDemo('a full hour cannot be chosen, and a choice can be taken back', async ({ demo, t }) => {
  const radios = demo.getByRole('radio')
  const status = demo.getByText(t('还没有选'))
  await expect(radios).toHaveCount(3)
  await expect(radios.first()).toBeDisabled()
  await demo.locator('.ivu-table-tbody .icrud-tick').nth(1).click()
  await expect(status).toHaveCount(0)
  await demo.getByRole('button', { name: t('不选了') }).click()
  await expect(status).toBeVisible()
  await expect(demo.getByRole('radio', { checked: true })).toHaveCount(0)
})
