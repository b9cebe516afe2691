import { expect, testDemo } from '#demo'

testDemo('stays in the window while the page scrolls, and goes when it is put away', async ({ demo, page, t }) => {
  await demo.evaluate((sheet) => {
    sheet.style.setProperty('padding-bottom', '2000px')
    sheet.style.setProperty('padding-top', '300px')
  })
  const opener = demo.getByRole('button', { name: t('工具栏'), exact: true })
  await opener.click()
  const close = demo.getByRole('button', { name: t('收起工具栏') })
  await expect(close).toBeVisible()
  await expect(demo.locator('.ivu-affix')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect(demo.locator('.ivu-affix')).toHaveCSS('top', '80px')
  await close.click()
  await expect(opener).toBeFocused()
  await expect(demo.locator('.ivu-affix')).toHaveCount(0)
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
})
