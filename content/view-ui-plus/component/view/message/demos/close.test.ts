import { expect, testDemo } from '#demo'

testDemo('moves on when it closes, but not when it is closed early', async ({ demo, page, t }) => {
  const pay = demo.getByRole('button', { name: t('付款') })
  await pay.click()
  await demo.getByRole('button', { name: t('不跳转') }).click()
  await expect(page.locator('.ivu-message-notice')).toHaveCount(0)
  await expect(demo.getByRole('status')).toContainText(t('留在这一页'))
  await pay.click()
  await page.locator('.ivu-message-notice-close').click()
  await expect(demo.getByRole('status')).toContainText(t('订单详情'))
})
