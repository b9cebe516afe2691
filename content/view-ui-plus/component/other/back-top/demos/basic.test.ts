import { expect, testDemo } from '#demo'

testDemo('shows after some scrolling, and goes back to the top', async ({ demo, page, t }) => {
  await demo.evaluate((sheet) => sheet.style.setProperty('padding-bottom', '2000px'))
  await demo.getByRole('button', { name: t('放一个在右下角') }).click()
  const back = page.getByRole('button', { name: t('回到顶部') })
  await expect(back).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(back).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 600))
  await back.press('Enter')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(back).toBeHidden()
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
})
