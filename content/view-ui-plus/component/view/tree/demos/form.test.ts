import { expect, testDemo } from '#demo'

testDemo('the error goes away with the first tick, and parents are not saved', async ({ demo, t }) => {
  await demo.getByRole('button').click()
  await expect(demo.getByText(t('至少勾选一个城市'))).toBeVisible()
  await demo.getByText(t('云南')).click()
  await expect(demo.getByText(t('至少勾选一个城市'))).toHaveCount(0)
  await demo.getByLabel(t('运费模板')).fill('A')
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toContainText(t('大理'))
  await expect(demo.getByRole('status')).not.toContainText(t('云南'))
})
