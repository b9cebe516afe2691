import { expect, testDemo } from '#demo'

testDemo('stops below the heading, or at the bottom', async ({ demo, t }) => {
  const [box, target] = [demo.getByRole('region'), demo.locator('.target')]
  const gap = async (edge: 'top' | 'bottom') => {
    const [area, row] = [await box.boundingBox(), await target.boundingBox()]
    if (!area || !row) return NaN
    return Math.round(edge === 'top' ? row.y - area.y : area.y + area.height - row.y - row.height)
  }
  await demo.getByRole('button').click()
  await expect.poll(() => gap('top')).toBe(40)
  await demo.getByLabel(t('底部')).check()
  await demo.getByRole('button').click()
  await expect.poll(() => gap('bottom')).toBe(2)
})
