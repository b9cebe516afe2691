import { expect, testDemo } from '#demo'

testDemo('another province takes the city along, and offers its own', async ({ demo, page, locale, t }) => {
  const own = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english)
  await demo
    .getByRole('button', { name: own('编辑', 'Edit') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.locator('.ivu-select')
  await expect(boxes.last()).toContainText(t('宁波'))
  await boxes.first().locator('.ivu-select-selection').click()
  await boxes
    .first()
    .locator('.ivu-select-item', { hasText: t('四川') })
    .click()
  await expect(boxes.last().locator('.ivu-select-selected-value')).toBeHidden()
  await boxes.last().locator('.ivu-select-selection').click()
  await boxes
    .last()
    .locator('.ivu-select-item', { hasText: t('绵阳') })
    .click()
  await dialog.getByRole('button', { name: own('保存', 'Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(demo.locator('.ivu-table-tbody .ivu-table-row').first()).toContainText(t('绵阳'))
})
