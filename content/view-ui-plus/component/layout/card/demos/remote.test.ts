import { expect, testDemo } from '#demo'

testDemo('a failure can be retried from the head, and the title follows the data', async ({ demo, t }) => {
  await expect(demo.getByText(t('没有读到数据，点右上角再试。'))).toBeVisible()
  await demo.getByRole('button', { name: t('重新读取') }).click()
  await expect(demo.getByRole('status')).toHaveText('¥48,210')
  await expect(demo.locator('.ivu-card-head')).not.toHaveText(t("'销售额'").slice(1, -1))
})
