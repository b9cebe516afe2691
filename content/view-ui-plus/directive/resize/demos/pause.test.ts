import { expect, testDemo } from '#demo'

testDemo('notes nothing while paused', async ({ demo, t }) => {
  const box = demo.locator('.box')
  const widths = demo.locator('p')
  // Frames after which it has reported a change, or not.
  const resize = (width: number) =>
    box.evaluate(async (element, to) => {
      element.style.width = `${to}px`
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }, width)
  await expect(widths).toHaveText('200')
  await demo.getByLabel(t('暂停')).check()
  await resize(150)
  await demo.getByLabel(t('暂停')).uncheck()
  await resize(120)
  await expect(widths).toHaveText('200 → 120')
})
