import { expect, testDemo } from '#demo'

testDemo('shows its value before there are options, and reads them when it opens', async ({ demo, page, t }) => {
  const box = demo.locator('.ivu-select-selection')
  await expect(box).toContainText(t('华南仓'))
  await expect(demo.locator('.ivu-select-item')).toHaveCount(0)
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await expect(demo.getByText(t('正在读取仓库'))).toBeVisible()
  await expect(demo.locator('.ivu-select-item')).toHaveText([t('华东仓'), t('华南仓'), t('西南仓')])
  await demo.locator('.ivu-select-item').last().click()
  await expect(box).toContainText(t('西南仓'))
})
