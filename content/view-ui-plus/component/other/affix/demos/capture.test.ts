import { expect, testDemo } from '#demo'

testDemo('hears the drawer scroll', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('打开名单') }).click()
  const body = page.locator('.ivu-drawer-body')
  // It slides in, and where the bar gets fixed is worked out from where the drawer is.
  await expect.poll(async () => (await body.boundingBox())?.x).toBe(1000 - 320)
  await expect(body.locator('.ivu-affix')).toHaveCount(0)
  await body.evaluate((element) => element.scrollTo(0, 400))
  await expect(body.locator('.ivu-affix')).toHaveCSS('top', '51px')
  await page.getByRole('button', { name: t('完成') }).click()
  await expect(body).toBeHidden()
})
