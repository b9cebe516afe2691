import { expect, testDemo } from '#demo'

testDemo('a typed color counts once it is confirmed, Esc gives up', async ({ demo, page, t }) => {
  const picker = demo.getByRole('group', { name: t('品牌色') })
  const value = picker.getByRole('textbox')
  await picker.locator('.ivu-color-picker-rel').click()
  await value.fill('#c0265a')
  await page.keyboard.press('Enter')
  await expect(demo.getByText('#2D8CF0')).toBeVisible()
  await picker.locator('.ivu-btn-primary').click()
  await expect(demo.getByText('#C0265A')).toBeVisible()

  await picker.locator('.ivu-color-picker-rel').click()
  await expect(picker.locator('.ivu-color-picker-saturation-wrapper')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(value).not.toHaveValue('#C0265A')
  await page.keyboard.press('Escape')
  await expect(demo.getByText('#C0265A')).toBeVisible()
})
