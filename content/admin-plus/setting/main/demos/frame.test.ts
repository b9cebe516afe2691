import { expect, testDemo } from '#demo'

testDemo('the frame follows the settings, and what differs from the defaults is there to copy', async ({ demo, t }) => {
  const patch = demo.getByRole('status')
  await expect(patch).toHaveText(t('全部是默认值'))
  await demo.getByRole('switch', { name: 'headerMenu' }).click()
  await expect(demo.getByRole('button', { name: t('业务') })).toHaveCount(0)
  await demo.getByRole('switch', { name: 'tabs' }).click()
  await demo.getByRole('button', { name: t('客户') }).click()
  await expect(demo.getByRole('button', { name: t('客户'), pressed: true })).toHaveCount(2)
  await expect(patch).toHaveText(/^headerMenu: false,\s+tabs: true,$/)
})
