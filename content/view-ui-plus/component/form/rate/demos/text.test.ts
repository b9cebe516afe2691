import { expect, testDemo } from '#demo'

testDemo('words follow the rating, and a second click takes it back', async ({ demo, t }) => {
  const stars = demo.locator('.ivu-rate').last().locator('.ivu-rate-star')
  await expect(demo.getByText(t('不错'))).toBeVisible()
  await stars.last().click()
  await expect(demo.getByText(t('非常好'))).toBeVisible()
  await stars.last().click()
  await expect(demo.getByText(t('非常好'))).toBeHidden()
})
