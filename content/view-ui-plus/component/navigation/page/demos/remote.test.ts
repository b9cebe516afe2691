import { expect, testDemo } from '#demo'

testDemo('the page asked for last is shown, a failed one can be tried again', async ({ demo, t }) => {
  await expect(demo.getByText('#1 ')).toBeVisible()
  await demo.locator('.ivu-page-next').click()
  await demo.locator('.ivu-page-next').click()
  await expect(demo.getByText('#11 ')).toBeVisible()
  await demo.getByRole('switch').click()
  await demo.locator('.ivu-page-prev').click()
  await expect(demo.getByRole('alert')).toContainText('2')
  await demo.getByRole('switch').click()
  await demo.getByRole('button', { name: t('重试') }).click()
  await expect(demo.getByText('#6 ')).toBeVisible()
})
