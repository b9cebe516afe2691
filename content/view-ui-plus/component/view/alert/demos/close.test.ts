import { expect, testDemo } from '#demo'

testDemo('the button in its slot dismisses it by keyboard, and it can be brought back', async ({ demo, page, t }) => {
  const tip = demo.getByText(t('现在可以用 / 键打开搜索。'))
  await demo.getByRole('button', { name: t('不再提示') }).focus()
  await page.keyboard.press('Enter')
  await expect(tip).toHaveCount(0)
  await demo.getByRole('button', { name: t('恢复提示') }).click()
  await expect(tip).toBeVisible()
})
