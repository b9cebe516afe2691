import { expect, testDemo } from '#demo'

testDemo('a row is moved by dragging and by its buttons', async ({ demo, t, locale }) => {
  const rows = demo.locator('.ivu-table-body tbody tr')
  await rows.nth(0).dragTo(rows.nth(2))
  await expect(rows.nth(2)).toContainText(t('安装依赖'))
  const name = t('发布')
  await demo.getByRole('button', { name: locale === 'zh-CN' ? `上移：${name}` : `Move up: ${name}` }).click()
  await expect(rows.nth(2)).toContainText(name)
  await expect(demo.getByRole('status')).toHaveText(locale === 'zh-CN' ? `${name}：第 3 步` : `${name}: step 3`)
})
