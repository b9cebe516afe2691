import { expect, testDemo } from '#demo'

testDemo('a failure can be retried, and the values take the places of the skeletons', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.locator('.ivu-skeleton-item')).toHaveCount(3)
  await expect(demo.locator('.ivu-description-detail')).toHaveText([t('顺丰'), 'SF1024778', t('昆明中转站')])
})
