import { expect, testDemo } from '#demo'

testDemo('is dragged by its title while the page behind stays usable', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('打开便签') }).click()
  const box = page.locator('.ivu-modal-content')
  const header = page.locator('.ivu-modal-header')
  const before = await box.boundingBox()
  const grip = await header.boundingBox()
  await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) - 80, (grip?.y ?? 0) + 60, { steps: 5 })
  await page.mouse.up()
  const after = await box.boundingBox()
  expect(after?.x ?? 0).toBeLessThan((before?.x ?? 0) - 80)
  expect(after?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + 30)
  await demo.getByRole('button', { name: t('关闭便签') }).click()
  await expect(box).toBeHidden()
})
