import { expect, testDemo } from '#demo'

testDemo('turns to a success at 100, and back below', async ({ demo, t }) => {
  const bar = demo.getByRole('progressbar')
  for (let count = 0; count < 3; count += 1) await demo.getByRole('button', { name: t('往下读') }).click()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(bar).toHaveClass(/ivu-progress-success/)
  await expect(demo.getByRole('status')).toHaveText(t('读完了'))
  await demo.getByRole('button', { name: t('往回翻') }).click()
  await expect(demo.getByRole('status')).toHaveText('')
  await expect(bar).toHaveClass(/ivu-progress-normal/)
  await expect(bar).toContainText('80%')
})
