import { expect, testDemo } from '#demo'

testDemo('reads when it opens, and again when that failed', async ({ demo, t }) => {
  await expect(demo.getByText(t('仓库正在配货。'))).toHaveCount(0)
  await demo.getByText('A-1025').click()
  await expect(demo.getByText(t('没有读到物流。'))).toBeVisible()
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByText(t('仓库正在配货。'))).toBeVisible()
})
