import { expect, testDemo } from '#demo'

testDemo('Tab, Enter and Space open and close', async ({ demo, page, t }) => {
  const [pay, change] = [demo.getByRole('button', { name: t('付款方式') }), demo.getByRole('button', { name: t('修改地址') })]
  await pay.focus()
  await page.keyboard.press('Enter')
  await expect(pay).toHaveAttribute('aria-expanded', 'true')
  await expect(demo.getByText(t('支付宝、微信，企业可以转账。'))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(change).toBeFocused()
  await page.keyboard.press('Space')
  await expect(demo.getByText(t('发货前可以在订单里修改。'))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(change).toHaveAttribute('aria-expanded', 'false')
})
