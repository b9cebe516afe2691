import { expect, testDemo } from '#demo'

testDemo('turns when dragged far enough, and not at the end', async ({ demo, page, t }) => {
  const status = demo.getByRole('status')
  const drag = async (to: number) => {
    await page.mouse.move(300, 100)
    await page.mouse.down()
    await page.mouse.move(to, 100, { steps: 4 })
    await page.mouse.up()
  }
  await drag(280)
  await expect(status).toContainText(t('山'))
  await drag(200)
  await expect(status).toContainText(t('海'))
  await drag(400)
  await drag(400)
  await expect(status).toContainText(t('山'))
})
