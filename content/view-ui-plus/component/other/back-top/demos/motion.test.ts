import { expect, testDemo } from '#demo'

testDemo('gets there at once where less motion is wanted', async ({ demo, page, t }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(demo.getByText(t('立即到达'))).toBeVisible()
  await demo.evaluate((sheet) => sheet.style.setProperty('padding-bottom', '2000px'))
  await demo.getByRole('button', { name: t('显示') }).click()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('button', { name: t('到页面顶部') }).press('Enter')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
  await page.emulateMedia({ reducedMotion: null })
})
