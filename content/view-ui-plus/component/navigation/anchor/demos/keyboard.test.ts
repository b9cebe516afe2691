import { expect, testDemo } from '#demo'

testDemo('the focus goes to the section that was chosen', async ({ demo, page, t }) => {
  await demo.getByRole('link', { name: t('怎样退货') }).focus()
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('heading', { name: t('怎样退货') })).toBeFocused()
  await expect(demo.locator('.ivu-anchor-link-active')).toHaveText(t('怎样退货'))
})
