import { expect, testDemo } from '#demo'

testDemo('the button’s name has the exact number, the badge stops at the limit', async ({ demo, t }) => {
  const badge = demo.locator('.ivu-badge-count')
  await expect(badge).toHaveText('98')
  await demo.getByRole('button', { name: t('来一条消息') }).click()
  await expect(badge).toHaveText('99')
  await demo.getByRole('button', { name: t('来一条消息') }).click()
  await expect(badge).toHaveText('100+')
  await expect(demo.getByRole('button', { name: '100' })).toBeVisible()
  await demo.getByRole('button', { name: t('全部已读') }).click()
  await expect(badge).toHaveCount(0)
  await expect(demo.getByRole('status')).toHaveText(t('全部标为已读'))
})
