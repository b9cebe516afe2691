import { expect, testDemo } from '#demo'

testDemo('what is done leaves, and what is added comes first', async ({ demo, t }) => {
  const items = demo.locator('li')
  await items.first().getByRole('button').click()
  await expect(items).toHaveCount(2)
  await expect(demo.getByRole('button', { name: t('加一件') })).toBeFocused()
  await expect(demo.getByText(t('浇花'))).toHaveCount(0)
  await demo.getByRole('button', { name: t('加一件') }).click()
  await expect(items.first()).toContainText(t('浇花'))
  await expect(items).toHaveCount(3)
})
