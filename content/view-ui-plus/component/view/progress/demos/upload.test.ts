import { expect, testDemo } from '#demo'

testDemo('fails halfway, goes on from there, and can be canceled', async ({ demo, t }) => {
  const bar = demo.getByRole('progressbar')
  await demo.getByRole('button', { name: t('上传'), exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('断开了，已传 50%。'))
  await expect(bar).toHaveClass(/ivu-progress-wrong/)
  await demo.getByRole('button', { name: t('继续上传') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('上传完成。'))
  await demo.getByRole('button', { name: t('上传'), exact: true }).click()
  await demo.getByRole('button', { name: t('取消') }).click()
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
})
