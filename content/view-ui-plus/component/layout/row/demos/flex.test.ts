import { expect, testDemo } from '#demo'

testDemo('a long name ends in dots, and the parts are as one to three', async ({ demo }) => {
  const name = demo.locator('.name').first()
  await expect(name).toBeVisible()
  expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  const [one = 0, , three = 0] = await demo
    .locator('.ivu-row')
    .last()
    .locator('.ivu-col')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width))
  expect(three / one).toBeGreaterThan(2)
})
