import { expect, testDemo } from '#demo'

testDemo('rising is green', async ({ demo }) => {
  const [up, down] = [demo.locator('.ivu-trend-up .ivu-trend-flag'), demo.locator('.ivu-trend-down .ivu-trend-flag')]
  await expect(up).toHaveCSS('color', 'rgb(25, 190, 107)')
  await expect(down).toHaveCSS('color', 'rgb(237, 64, 20)')
})
