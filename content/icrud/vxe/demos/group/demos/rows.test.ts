import { expect, testDemo } from '#demo'

testDemo('rows stand below their team with the sum of its hours, and fold', async ({ demo, locale, t }) => {
  const rows = demo.locator('.vxe-body--row')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toContainText(t('前端组'))
  await expect(rows.first()).toContainText('68 h')
  await expect(rows.nth(3)).toContainText('68 h')
  await expect(rows.nth(1)).toContainText(t('林晓'))
  await rows.first().locator('.vxe-row-group--node-btn').click()
  await expect(rows).toHaveCount(4)
  await expect(demo.getByText(t('林晓'))).toHaveCount(0)
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '刷新' : 'Refresh' }).click()
  await expect(demo.getByText(t('林晓'))).toBeVisible()
  await expect(rows).toHaveCount(6)
})
