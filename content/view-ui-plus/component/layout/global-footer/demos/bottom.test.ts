import { expect, testDemo } from '#demo'

testDemo('stands at the bottom of a short page, and below a long one', async ({ demo, t }) => {
  const page = demo.getByRole('region')
  const below = () =>
    page.evaluate((element) => {
      const footer = element.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return Math.round(footer - element.getBoundingClientRect().bottom)
    })
  const short = await below()
  expect(short).toBeLessThan(0)
  expect(short).toBeGreaterThan(-24)
  await demo.getByRole('button', { name: t('内容多一些') }).click()
  await expect.poll(below).toBeGreaterThan(0)
})
