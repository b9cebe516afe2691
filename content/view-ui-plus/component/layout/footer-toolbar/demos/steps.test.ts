import { expect, testDemo } from '#demo'

testDemo('each step has the focus on its title, and the last one ends it', async ({ demo, t }) => {
  await expect(demo.getByRole('button', { name: t('上一步') })).toHaveCount(0)
  await demo.getByRole('button', { name: t('下一步') }).click()
  await expect(demo.getByRole('heading', { name: t('填写内容') })).toBeFocused()
  await demo.getByRole('button', { name: t('下一步') }).click()
  await demo.getByRole('button', { name: t('发布') }).click()
  await expect(demo.getByRole('status')).toHaveText(t("'已经发布'").slice(1, -1))
  await demo.getByRole('button', { name: t('上一步') }).click()
  await expect(demo.locator('.ivu-footer-toolbar-left')).toContainText('2')
})
