import { expect, testDemo } from '#demo'

testDemo('of ten thousand rows few are drawn, wherever one is', async ({ demo, t }) => {
  const rows = demo.locator('.vxe-table--main-wrapper .vxe-body--row')
  await expect(demo.getByText('P-00001')).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  await demo.getByRole('button', { name: t('到第 9999 条') }).click()
  await expect(demo.getByText('P-09999')).toBeInViewport()
  expect(await rows.count()).toBeLessThan(40)
})
