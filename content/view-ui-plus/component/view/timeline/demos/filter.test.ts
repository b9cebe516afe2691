import { expect, testDemo } from '#demo'

testDemo('shows one kind with its icon, and a line when there are none', async ({ demo, t }) => {
  await demo.getByText(t('告警'), { exact: true }).click()
  await expect(demo.getByRole('listitem')).toHaveText([t('14:26 响应变慢')])
  await expect(demo.locator('.ivu-icon-md-alert')).toBeVisible()
  await demo.getByText(t('备份'), { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(t('今天没有这类记录'))
})
