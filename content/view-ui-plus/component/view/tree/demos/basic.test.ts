import { expect, testDemo } from '#demo'

testDemo('a click on the arrow collapses, a click on the text selects and deselects', async ({ demo, t, locale }) => {
  const status = demo.getByRole('status')
  await demo.locator('.ivu-tree-arrow').first().click()
  await expect(demo.getByText(t('安装'))).toHaveCount(0)
  await expect(status).toContainText(locale === 'zh-CN' ? '收起了“准备”' : '(collapsed Preparation)')
  await demo.getByText(t('附录')).click()
  await expect(status).toContainText(t('附录'))
  await demo.locator('.ivu-tree-title', { hasText: t('附录') }).click()
  await expect(status).toContainText(t('没有选中'))
})
