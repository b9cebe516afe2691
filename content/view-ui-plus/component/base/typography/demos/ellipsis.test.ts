import { expect, testDemo } from '#demo'

testDemo('the whole text shows under the mouse while something is cut', async ({ demo, page, t }) => {
  const title = demo.locator('.box .ivu-typography').first()
  const tip = demo.locator('.ivu-tooltip-inner', { hasText: t('关于调整二号楼电梯维护保养时间的通知') })
  await expect(tip).toHaveCount(1)
  await title.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await demo.getByRole('slider').fill('640')
  await expect(tip).toHaveCount(0)
})
