import { expect, testDemo } from '#demo'

testDemo('what is chosen in the second one shows in the first', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('购物车') }).click()
  const shown = page.locator('.ivu-drawer:visible')
  await shown.getByRole('button', { name: t('选择优惠券') }).click()
  await expect(shown).toHaveCount(2)
  await page.getByRole('button', { name: t('免运费') }).click()
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText(t('免运费'))
})
