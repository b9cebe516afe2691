import { expect, testDemo } from '#demo'

testDemo('counts once it is seen, and not before', async ({ demo, page, t }) => {
  await expect(demo.locator('.ivu-count-up')).toHaveCount(0)
  await demo.getByRole('region', { name: t('年度总结') }).focus()
  await page.keyboard.press('End')
  await expect(demo.locator('.number')).toHaveText('3,652,190')
})
