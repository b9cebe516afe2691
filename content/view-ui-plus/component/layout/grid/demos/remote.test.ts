import { expect, testDemo } from '#demo'

testDemo('an error can be retried, and emptiness is said', async ({ demo, t }) => {
  await expect(demo.getByText(t('没有读到相册，请检查网络。'))).toBeVisible()
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.locator('.ivu-grid-item')).toHaveText([t('昆明的春天'), t('大理骑行'), t('家里的猫')])
  await demo.getByRole('button', { name: t('清空看看') }).click()
  await expect(demo.getByText(t('还没有相册。上传照片后会出现在这里。'))).toBeVisible()
})
