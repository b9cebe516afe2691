import { expect, testDemo } from '#demo'

testDemo('a city is chosen with the mouse, and with the keyboard', async ({ demo, page, t }) => {
  const box = demo.locator('.ivu-select-selection')
  await box.click()
  await demo.locator('.ivu-select-item', { hasText: t('成都') }).click()
  await expect(box).toContainText(t('成都'))
  await expect(demo.getByText(`${t('选中的值：')}cd`)).toBeVisible()

  await box.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(box).toContainText(t('昆明'))
})
