import { expect, testDemo } from '#demo'

testDemo('a node is chosen, another click lets it go', async ({ demo, t }) => {
  const box = demo.locator('.ivu-select-selection')
  const node = (name: string) => demo.locator('.ivu-tree-title', { hasText: t(name) })
  await expect(box).toContainText(t('2026 年'))
  await box.click()
  await node('计划').click()
  await expect(box).toContainText(t('计划'))
  await expect(demo.getByText(`${t('选中的值：')}plans`)).toBeVisible()
  await box.click()
  await node('计划').click()
  await expect(demo.getByText(`${t('选中的值：')}${t('无')}`)).toBeVisible()
})
