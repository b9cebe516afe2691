import { expect, testDemo } from '#demo'

testDemo('is pending until the last step is done', async ({ demo, t }) => {
  const line = demo.locator('.ivu-timeline')
  const finish = demo.getByRole('button')
  await expect(line).toHaveClass(/ivu-timeline-pending/)
  await finish.click()
  await expect(demo.getByRole('listitem').last()).toHaveText(t('接下来：') + t('发放证书'))
  await finish.click()
  await expect(line).not.toHaveClass(/ivu-timeline-pending/)
  await expect(demo.getByRole('listitem')).toHaveCount(4)
})
