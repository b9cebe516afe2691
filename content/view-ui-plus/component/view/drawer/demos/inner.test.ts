import { expect, testDemo } from '#demo'

testDemo('stays within its part of the page, which goes on scrolling', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('图层') }).click()
  const drawer = demo.locator('.canvas .ivu-drawer')
  await expect(drawer).toBeVisible()
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
  await drawer.getByRole('button', { name: t('收起') }).click()
  await expect(drawer).toBeHidden()
})
