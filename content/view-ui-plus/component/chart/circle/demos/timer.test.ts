import { expect, testDemo } from '#demo'

testDemo('counts to zero and says so', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('开始'), exact: true }).click()
  await expect(demo.getByRole('timer')).toHaveText(/[1-3]/)
  await expect(demo.getByRole('button', { name: t('重新开始') })).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText(t('时间到'))
  await expect(demo.getByRole('timer')).toHaveText('0')
})
