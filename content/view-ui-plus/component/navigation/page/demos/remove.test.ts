import { expect, testDemo } from '#demo'

testDemo('emptying the last page shows the one before', async ({ demo, t }) => {
  await demo.getByRole('button').click()
  await expect(demo.locator('.ivu-page-item-active')).toHaveText('2')
  await expect(demo.getByText(t('海报'))).toBeVisible()
  for (let rest = 6; rest > 0; rest--) await demo.getByRole('button').first().click()
  await expect(demo.getByText(t('没有文件了'))).toBeVisible()
})
