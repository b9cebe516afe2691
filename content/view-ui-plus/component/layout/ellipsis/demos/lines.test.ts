import { expect, testDemo } from '#demo'

testDemo('two lines and no more, with dots at the end', async ({ demo }) => {
  const text = demo.locator('.ivu-ellipsis').first()
  await expect(text).toContainText('...')
  expect(await text.evaluate((element) => element.clientHeight)).toBe(44)
})
