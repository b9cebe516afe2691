import { expect, testDemo } from '#demo'

testDemo('shows while the mouse is on it', async ({ demo, page, t }) => {
  const tip = demo.locator('.ivu-tooltip-popper', { hasText: t('重新读取') })
  await expect(tip).toBeHidden()
  await demo.getByRole('button', { name: t('重新读取') }).hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})
