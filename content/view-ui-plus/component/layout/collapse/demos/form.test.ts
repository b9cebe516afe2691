import { expect, testDemo } from '#demo'

testDemo('sections with errors open by themselves', async ({ demo, t }) => {
  await demo.getByLabel(t('活动名称')).fill('Birds')
  await demo.getByRole('button', { name: t('发布活动') }).click()
  await expect(demo.getByText(t('请填写地点'))).toBeVisible()
  await expect(demo.getByLabel(t('活动名称'))).toBeHidden()
  await demo.getByLabel(t('时间'), { exact: true }).fill('6:00')
  await demo.getByLabel(t('地点'), { exact: true }).fill('Kunming')
  await demo.getByRole('button', { name: t('发布活动') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('已发布'))
})
