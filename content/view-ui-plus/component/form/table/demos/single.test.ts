import { expect, testDemo } from '#demo'

testDemo(
  'a click selects one row, and the selection can be cleared',
  async ({ demo, t, locale }) => {
    const selected = (name: string) => (locale === 'zh-CN' ? `已选：${t(name)}` : `Selected: ${t(name)}`)
    await expect(demo.getByRole('status')).toHaveText(selected('团队版'))
    await demo.getByText(t('企业版'), { exact: true }).click()
    await expect(demo.getByRole('status')).toHaveText(selected('企业版'))
    await expect(demo.locator('.ivu-table-row-highlight')).toHaveCount(1)
    await demo.getByRole('button', { name: t('取消选中') }).click()
    await expect(demo.getByRole('status')).toHaveText(t('还没有选择'))
    await expect(demo.locator('.ivu-table-row-highlight')).toHaveCount(0)
  },
  // Rows take no focus.
  { byMouse: true },
)
