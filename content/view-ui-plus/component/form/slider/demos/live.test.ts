import { expect, testDemo } from '#demo'

testDemo('follows the hand, saves when it lets go, and goes back when that fails', async ({ demo, page, t, locale }) => {
  const handle = demo.locator('.ivu-slider-button')
  const shown = (value: number) => demo.getByText(locale === 'zh-CN' ? `圆角 ${value} px` : `Corner radius: ${value} px`)
  const drag = async () => {
    await handle.hover()
    const box = await handle.boundingBox()
    if (!box) throw new Error('The handle is not shown.')
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 160, box.y + box.height / 2, { steps: 8 })
  }
  await drag()
  await expect(shown(28)).toBeVisible()
  await expect(demo.getByRole('status')).toHaveText('')
  await page.mouse.up()
  await expect(demo.getByRole('status')).toHaveText(t('没有保存，已经改回原来的圆角'))
  await expect(shown(8)).toBeVisible()

  await drag()
  await page.mouse.up()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
  await expect(shown(28)).toBeVisible()
  await page.mouse.move(0, 0)
})
