import { expect, testDemo } from '#demo'

testDemo('the slow one shows a skeleton, fails, and can be retried', async ({ demo, t }) => {
  const buttons = demo.getByRole('button')
  const status = demo.getByRole('status')
  await buttons.first().click()
  await expect(status).toHaveText(t('马上就到的内容。'))
  await buttons.last().click()
  await expect(demo.locator('.ivu-skeleton')).toBeVisible()
  await expect(status).toHaveText(t('没有读到，请重试。'))
  await buttons.last().click()
  await expect(status).toHaveText(t('等了一会儿才到的内容。'))
})
