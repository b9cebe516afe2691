import { expect, testDemo } from '#demo'

testDemo('each class does what its name says', async ({ demo }) => {
  const inner = demo.locator('.inner')
  await expect(inner).toHaveCSS('padding', '16px')
  await demo.getByText('t', { exact: true }).click()
  await demo.getByText('8', { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText('ivu-pt-8')
  await expect(inner).toHaveCSS('padding', '8px 0px 0px')
  await demo.getByText('m', { exact: true }).click()
  await expect(inner).toHaveCSS('margin', '8px 0px 0px')
})
