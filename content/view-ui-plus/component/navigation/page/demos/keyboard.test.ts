import { expect, testDemo } from '#demo'

testDemo('real buttons turn the pages for the keyboard', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('下一页') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-page-item-active')).toHaveText('3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(demo.locator('.ivu-page-item-active')).toHaveText('2')
})
