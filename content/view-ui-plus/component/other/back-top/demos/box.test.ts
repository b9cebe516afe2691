import { expect, testDemo } from '#demo'

testDemo('goes back to the top of the area, with the focus', async ({ demo, t }) => {
  const box = demo.getByRole('region')
  const back = demo.getByRole('button', { name: t('回到第一条') })
  await expect(back).toBeHidden()
  await box.evaluate((element) => (element.scrollTop = 300))
  await back.click()
  await expect(box).toBeFocused()
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0)
  await expect(back).toBeHidden()
})
