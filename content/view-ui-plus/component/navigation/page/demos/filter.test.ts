import { expect, testDemo } from '#demo'

testDemo('a search goes back to the first page', async ({ demo, locale }) => {
  const rows = demo.locator('ul').first().locator('li')
  await demo.locator('.ivu-page-next').click()
  await demo.locator('.ivu-page-next').click()
  await expect(rows).toHaveCount(5)
  await demo.getByRole('textbox').fill(locale === 'zh-CN' ? '州' : 'zhou')
  await expect(demo.locator('.ivu-page-item-active')).toHaveText('1')
  await expect(rows.first()).toHaveText(locale === 'zh-CN' ? '杭州' : 'Hangzhou')
  await demo.getByRole('textbox').fill('?')
  await expect(rows).toHaveCount(1)
  await expect(demo.locator('.ivu-page')).toHaveCount(0)
})
