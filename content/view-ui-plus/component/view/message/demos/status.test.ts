import { expect, testDemo } from '#demo'

testDemo('what pops up is in a live region too', async ({ demo, page, t }) => {
  await demo.getByRole('button').click()
  await expect(page.locator('.ivu-message-notice')).toHaveText(t('已加入购物车'))
  await expect(demo.getByRole('status')).toHaveText(t('已加入购物车'))
})
