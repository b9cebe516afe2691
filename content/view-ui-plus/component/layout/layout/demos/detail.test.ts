import { expect, testDemo } from '#demo'

testDemo('details open and close, and are out of reach while closed', async ({ demo, t }) => {
  const region = demo.locator('.ivu-layout-sider')
  await expect(region).toHaveAttribute('inert', '')
  await demo.getByRole('button', { name: 'A-1026' }).click()
  await expect(demo.getByRole('region', { name: t('订单详情') })).toContainText(t('宣纸'))
  await demo.getByRole('button', { name: t('关闭详情') }).click()
  await expect(region).toHaveAttribute('inert', '')
})
