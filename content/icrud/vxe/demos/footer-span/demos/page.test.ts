import { expect, testDemo } from '#demo'

testDemo('the foot sums up what is shown, whatever was searched for', async ({ demo, t }) => {
  const foot = demo.locator('.vxe-footer--row')
  await expect(foot.first()).toContainText('1830.00')
  await expect(foot.nth(1)).toContainText('610.00')
  await demo.getByLabel(t('商品')).fill(t('网线'))
  await demo.getByLabel(t('商品')).press('Enter')
  await expect(foot.first()).toContainText('297.00')
  await expect(foot.first()).toContainText('30')
})
