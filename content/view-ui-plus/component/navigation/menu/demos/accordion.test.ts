import { expect, testDemo } from '#demo'

testDemo('opening one closes the other', async ({ demo, t }) => {
  await expect(demo.getByText(t('第一个页面'))).toBeVisible()
  await demo.getByText(t('数据'), { exact: true }).click()
  await expect(demo.getByText(t('出错重试'))).toBeVisible()
  await expect(demo.getByText(t('第一个页面'))).toBeHidden()
})
