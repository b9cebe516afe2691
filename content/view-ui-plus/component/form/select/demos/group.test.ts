import { expect, testDemo } from '#demo'

testDemo('a search leaves the groups that still have members', async ({ demo, t }) => {
  const input = demo.getByRole('textbox')
  await input.click()
  await input.fill(t('江晚'))
  await expect(demo.getByText(t('产品'))).toBeVisible()
  await expect(demo.getByText(t('研发'))).toBeHidden()
  await demo.locator('.ivu-select-item', { hasText: t('江晚') }).click()
  await expect(input).toHaveValue(t('江晚'))
})
