import { expect, testDemo } from '#demo'

testDemo('stays when the mouse leaves, until it is dismissed', async ({ demo, page, t }) => {
  const tip = demo.locator('.ivu-tooltip-popper').first()
  await demo.getByRole('button', { name: t('比较') }).hover()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  await expect(tip).toBeVisible()
  await demo.getByRole('button', { name: t('知道了') }).click()
  await expect(tip).toBeHidden()
})
