import { expect, testDemo } from '#demo'

testDemo('folds, and comes back at the width that was dragged', async ({ demo, page, t }) => {
  const width = () => demo.locator('.left-pane').evaluate((pane) => Math.round(pane.getBoundingClientRect().width))
  await expect.poll(width).toBe(200)
  const bar = await demo.locator('.ivu-split-trigger').boundingBox()
  if (bar) {
    await page.mouse.move(bar.x + 3, bar.y + 20)
    await page.mouse.down()
    await page.mouse.move(bar.x + 63, bar.y + 20)
    await page.mouse.up()
  }
  await expect(demo.getByRole('status')).toHaveText(`${t('记住的宽度：')}260px`)
  await demo.getByRole('button', { name: t('收起目录') }).click()
  await expect.poll(width).toBe(0)
  await demo.getByRole('button', { name: t('展开目录') }).click()
  await expect.poll(width).toBe(260)
})
