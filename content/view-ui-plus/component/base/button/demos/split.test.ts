import { expect, testDemo } from '#demo'

testDemo('the arrow holds the other ways', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('更多发布方式') }).click()
  await page.locator('.ivu-dropdown-item', { hasText: t('定时发布') }).click()
  await expect(demo.getByRole('status')).toContainText(t('定时发布'))
  await demo.getByRole('button', { name: t('立即发布') }).click()
  await expect(demo.getByRole('status')).toContainText(t('立即发布'))
})
