import { expect, testDemo } from '#demo'

testDemo('stops at the least width of either side', async ({ demo, page, t }) => {
  const width = (pane: string) => demo.locator(pane).evaluate((element) => Math.round(element.getBoundingClientRect().width))
  const frame = await demo.locator('.frame').boundingBox()
  const bar = await demo.locator('.ivu-split-trigger').boundingBox()
  if (!frame || !bar) throw new Error('nothing to drag')
  await page.mouse.move(bar.x + 3, bar.y + 20)
  await page.mouse.down()
  await page.mouse.move(frame.x + 20, bar.y + 20)
  await page.mouse.move(frame.x + 10, bar.y + 20)
  await expect.poll(() => width('.left-pane')).toBe(120)
  await expect(demo.getByRole('status')).toHaveText(t('左边不能再窄了'))
  await page.mouse.move(frame.x + frame.width - 20, bar.y + 20)
  await page.mouse.move(frame.x + frame.width - 10, bar.y + 20)
  await page.mouse.up()
  await expect(demo.getByRole('status')).toHaveText(t('右边不能再窄了'))
})
