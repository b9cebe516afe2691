import { expect, testDemo } from '#demo'

testDemo('nothing moves when the content comes', async ({ demo, t }) => {
  const height = () => demo.locator('.shelf').evaluate((shelf) => shelf.getBoundingClientRect().height)
  const before = await height()
  await demo.getByRole('button', { name: t('看内容') }).click()
  await expect(demo.getByText(t('《观鸟入门》'))).toBeVisible()
  expect(await height()).toBe(before)
})
