import { expect, testDemo } from '#demo'

testDemo('shows on focus, goes with Esc, and describes the button', async ({ demo, page, t }) => {
  const tip = demo.locator('.ivu-tooltip-popper')
  const button = demo.getByRole('button', { name: t('合并分支') })
  await button.focus()
  await expect(tip).toBeVisible()
  await expect(button).toHaveAccessibleDescription(t('合并后会删除这个分支'))
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})
