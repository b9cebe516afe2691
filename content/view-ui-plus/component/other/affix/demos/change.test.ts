import { expect, testDemo } from '#demo'

testDemo('tells when it stays and when it is back', async ({ demo, page, t }) => {
  const full = demo.getByText(t('云南的雨季：五月到十月，几乎每天都有一场雨'))
  await demo.evaluate((sheet) => {
    sheet.style.setProperty('padding-bottom', '2000px')
    sheet.style.setProperty('padding-top', '300px')
  })
  await demo.getByRole('button', { name: t('文章的标题栏') }).click()
  await expect(full).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect(full).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(full).toBeVisible()
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
})
