import { expect, testDemo } from '#demo'

testDemo('the bar is as long as what is uploaded', async ({ demo, page, t }) => {
  const inner = page.locator('.ivu-loading-bar-inner')
  await demo.getByRole('button', { name: t('上传') }).click()
  await expect(inner).toHaveAttribute('style', /width: [2-8]0%/)
  await expect(demo.getByRole('status')).toHaveText(t('上传完成'))
  await expect(page.locator('.ivu-loading-bar')).toBeHidden()
  await expect(inner).toHaveAttribute('style', /width: 0%/)
})
