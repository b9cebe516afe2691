import { expect, testDemo } from '#demo'

testDemo('Enter takes what is lit, and the title goes into the field', async ({ demo, page, t, locale }) => {
  const field = demo.getByLabel(t('文章'))
  const items = demo.locator('.ivu-select-item:visible')
  await field.pressSequentially(locale === 'zh-CN' ? '快速' : 'quick')
  await expect(items).toHaveCount(3)
  await field.pressSequentially(locale === 'zh-CN' ? '排' : ' l')
  await expect(items).toHaveCount(1)
  // The returning ones are inserted before the one that stayed.
  await page.keyboard.press('Backspace')
  if (locale === 'en-US') await page.keyboard.press('Backspace')
  await expect(items).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await expect(demo.locator('.ivu-select-item-focus')).toContainText(t('快速开始'))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(t('快速开始'))
  await expect(demo.getByText(locale === 'zh-CN' ? '编号 11' : 'ID 11')).toBeVisible()
})
