import { expect, testDemo } from '#demo'

testDemo('several are open at once, until they are closed', async ({ demo, t }) => {
  const [ship, back] = [demo.getByText(t('主城当天，省内两天，省外三到五天。')), demo.getByText(t('签收后七天内，没有裁切过的纸可以退。'))]
  await expect(ship).toBeVisible()
  await demo.getByText(t('可以退货吗？')).click()
  await expect(back).toBeVisible()
  await demo.getByText(t('多久能送到？')).click()
  await expect(ship).toBeHidden()
  await expect(back).toBeVisible()
})
