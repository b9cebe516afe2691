import { expect, testDemo } from '#demo'

testDemo('a missing city is told, and choosing one takes the message off', async ({ demo, t }) => {
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(demo.getByText(t('请选择城市'))).toBeVisible()
  await demo.locator('.ivu-city-rel').click()
  await demo.locator('.ivu-city-drop-list-main li', { hasText: '昆明' }).click()
  await expect(demo.getByText(t('请选择城市'))).toBeHidden()
  await expect(demo.locator('.ivu-city-drop')).toBeHidden()
})
