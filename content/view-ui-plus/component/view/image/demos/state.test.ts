import { expect, testDemo } from '#demo'

testDemo('a failure is told and can be tried again', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByRole('img', { name: t('傍晚的山') })).toBeVisible()
  await expect(demo.getByText(t('图片打不开'))).toHaveCount(0)
})
