import { expect, testDemo } from '#demo'

testDemo('tells of a failure, goes on, and stops when all is there', async ({ demo, page, t }) => {
  const bell = demo.locator('[aria-expanded]')
  const more = demo.locator('.ivu-notifications-tab-loading-more')
  await bell.click()
  await more.dispatchEvent('click')
  await expect(more).toHaveText(t('没有读到，再点一次'))
  await more.dispatchEvent('click')
  await expect(demo.locator('.ivu-notifications-item')).toHaveCount(10)
  await more.dispatchEvent('click')
  await expect(demo.locator('.ivu-notifications-item')).toHaveCount(12)
  await expect(demo.getByText(t('没有更多了'))).toBeVisible()
  await page.mouse.click(900, 700)
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})
