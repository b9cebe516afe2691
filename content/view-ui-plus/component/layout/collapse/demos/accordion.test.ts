import { expect, testDemo } from '#demo'

testDemo('opening one closes the other', async ({ demo, t }) => {
  await demo.getByText(t('二、打样')).click()
  await expect(demo.getByText(t('一张起做，三个工作日。'))).toBeVisible()
  await expect(demo.getByText(t('样册可以寄到家里，十天内寄回。'))).toBeHidden()
  await expect(demo.locator('.hint')).toContainText('[ "2" ]')
})
