import { expect, testDemo } from '#demo'

testDemo('a class that is pressed shows on the sheet and in the code', async ({ demo, t }) => {
  const sheet = demo.locator('.sheet')
  await expect(sheet).toHaveCSS('padding', '16px')
  await demo.getByRole('button', { name: 'ap-between' }).click()
  await expect(sheet).toHaveCSS('justify-content', 'space-between')
  await demo.getByRole('button', { name: 'ap-flex' }).click()
  await expect(sheet).toHaveCSS('display', 'block')
  await expect(demo.getByRole('status')).toHaveText('<div class="ap-p-16 ap-between">')
  await expect(sheet).toContainText(t('订单 1,024'))
})
