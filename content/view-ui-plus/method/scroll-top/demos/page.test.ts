import { expect, testDemo } from '#demo'

testDemo('another page begins at its top, with the focus on its first entry', async ({ demo }) => {
  const box = demo.locator('.box')
  await box.evaluate((element) => (element.scrollTop = 200))
  await demo.locator('.ivu-page-item', { hasText: '3' }).click()
  await expect(box.getByRole('link').first()).toBeFocused()
  await expect(box.getByRole('link').first()).toContainText('21')
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0)
})
