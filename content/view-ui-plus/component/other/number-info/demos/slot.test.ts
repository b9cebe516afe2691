import { expect, testDemo } from '#demo'

testDemo('what the slots hold stays alive', async ({ demo, t }) => {
  const totals = demo.locator('.ivu-number-info-total')
  await expect(totals).toHaveText(['28,640', '182.4 GB'])
  await demo.getByRole('button', { name: t('刷新') }).click()
  await expect(totals.first()).toHaveText('28,740')
  await expect(demo.getByRole('heading', { level: 3 })).toContainText(t('访问量'))
})
