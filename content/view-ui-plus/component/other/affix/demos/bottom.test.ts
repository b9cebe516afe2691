import { expect, testDemo } from '#demo'

testDemo('saving is within reach while the form goes on below', async ({ demo, page, t }) => {
  await demo.evaluate((sheet) => {
    sheet.style.setProperty('padding-top', '500px')
    sheet.style.setProperty('padding-bottom', '2000px')
  })
  const opener = demo.getByRole('button', { name: t('编辑店铺') })
  await opener.click()
  await expect(demo.getByLabel(t('店名'))).toBeFocused()
  const bar = demo.locator('.ivu-affix')
  await expect(bar).toHaveCSS('bottom', '0px')
  await page.evaluate(() => window.scrollTo(0, 1800))
  await expect(bar).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar.getByRole('button', { name: t('保存') }).click()
  await expect(opener).toBeFocused()
  await expect(demo.getByRole('status')).toHaveText(t('已经保存'))
  await demo.evaluate((sheet) => sheet.removeAttribute('style'))
})
