import { expect, testDemo } from '#demo'

testDemo('a heading stops below the bar', async ({ demo, t }) => {
  await demo.getByRole('link', { name: t('秋') }).click()
  await expect(demo.locator('.ivu-anchor-link-active')).toHaveText(t('秋'))
  const gap = () =>
    demo.locator('.box').evaluate((box) => {
      const section = box.querySelector('#garden-autumn')?.getBoundingClientRect().top ?? 0
      return Math.abs(section - box.getBoundingClientRect().top - 40) < 4
    })
  await expect.poll(gap).toBe(true)
})
