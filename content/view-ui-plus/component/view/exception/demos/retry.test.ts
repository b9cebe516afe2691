import { expect, testDemo } from '#demo'

testDemo('a second try shows the page', async ({ demo, t }) => {
  const retry = demo.getByRole('button')
  const status = demo.getByRole('status')
  await retry.click()
  await expect(status).toHaveText(t('报表没有读出来，通常过一会儿就好。'))
  await retry.click()
  await expect(status).toHaveText(t('本月订单 1,204 笔，比上月多 8%。'))
})
