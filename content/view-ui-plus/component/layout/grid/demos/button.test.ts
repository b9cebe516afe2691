import { expect, testDemo } from '#demo'

testDemo('a tile opens by keyboard, and its number is in its name', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: new RegExp(`^${t('订单')}.*12`) }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toContainText(t('库存'))
})
