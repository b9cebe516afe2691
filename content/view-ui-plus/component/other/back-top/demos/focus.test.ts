import { expect, testDemo } from '#demo'

testDemo('the focus goes to the heading', async ({ demo, page, t }) => {
  await demo.evaluate((sheet) => sheet.style.setProperty('padding-bottom', '2000px'))
  await demo.getByRole('button', { name: t('显示') }).click()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('button', { name: t('回到标题') }).press('Enter')
  await expect(demo.getByRole('heading', { name: t('本月的新书') })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
})
