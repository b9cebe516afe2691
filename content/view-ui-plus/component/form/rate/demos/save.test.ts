import { expect, testDemo } from '#demo'

testDemo('what could not be saved goes back, another click saves', async ({ demo, page, t }) => {
  const lit = demo.locator('.ivu-rate-star-full')
  const last = demo.locator('.ivu-rate-star').last()
  await last.click()
  await expect(demo.getByText(t('没有保存，请再点一次。'))).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(lit).toHaveCount(3)
  await last.click()
  await expect(demo.getByText(t('已保存'))).toBeVisible()
  await expect(lit).toHaveCount(5)
})
