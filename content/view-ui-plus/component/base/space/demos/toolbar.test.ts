import { expect, testDemo } from '#demo'

testDemo('a button that is not there takes no room', async ({ demo, t }) => {
  const items = demo.locator('.ivu-space').first().locator('.ivu-space-item')
  await expect(items).toHaveCount(2)
  await demo.getByRole('button', { name: t('选择三项') }).click()
  await expect(items).toHaveCount(3)
})
