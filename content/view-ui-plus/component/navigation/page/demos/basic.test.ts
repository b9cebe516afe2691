import { expect, testDemo } from '#demo'

testDemo('turns by one, by number and by five', async ({ demo, locale }) => {
  const status = (page: number) => (locale === 'zh-CN' ? `第 ${page} 页` : `Page ${page}`)
  await demo.locator('.ivu-page-next').click()
  await expect(demo.getByRole('status')).toHaveText(status(2))
  await demo.locator('.ivu-page-item-jump-next').click()
  await expect(demo.getByRole('status')).toHaveText(status(7))
  await demo.locator('.ivu-page-item', { hasText: '9' }).click()
  await expect(demo.getByRole('status')).toHaveText(status(9))
  await expect(demo.locator('.ivu-page-next')).toHaveClass(/ivu-page-disabled/)
})
