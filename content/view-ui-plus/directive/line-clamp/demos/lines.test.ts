import { expect, testDemo } from '#demo'

testDemo('as many lines as the value says', async ({ demo, t }) => {
  const text = demo.locator('.text')
  const lines = () => text.evaluate((element) => Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)))
  await expect.poll(lines).toBe(1)
  await demo.getByLabel('3').check()
  await expect.poll(lines).toBe(3)
  await demo.getByLabel(t('不限')).check()
  await expect.poll(lines).toBeGreaterThan(3)
})
