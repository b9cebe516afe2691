import { expect, testDemo } from '#demo'

testDemo('links are reached by keyboard, and the current page is told', async ({ demo, page, t }) => {
  await demo.getByRole('link', { name: t('我的订单') }).focus()
  await page.keyboard.press('Tab')
  const address = demo.getByRole('link', { name: t('收货地址') })
  await expect(address).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(address).toHaveAttribute('aria-current', 'page')
  await expect(demo.getByRole('navigation').getByRole('listitem')).toHaveCount(4)
})
