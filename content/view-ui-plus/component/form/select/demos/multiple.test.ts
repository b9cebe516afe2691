import { expect, testDemo } from '#demo'

testDemo('more than two are counted, a tag is taken off by its cross', async ({ demo, t, locale }) => {
  const tags = demo.locator('.ivu-tag')
  await expect(tags.last()).toHaveText(locale === 'zh-CN' ? '还有 1 项' : '1 more')
  await demo.getByRole('button', { name: t('全选') }).click()
  await expect(tags.last()).toHaveText(locale === 'zh-CN' ? '还有 4 项' : '4 more')
  await tags.first().locator('.ivu-icon-ios-close').click()
  await expect(tags.first()).toHaveText('TypeScript')
  await demo.getByRole('button', { name: t('清空') }).click()
  await expect(tags).toHaveCount(0)
})
