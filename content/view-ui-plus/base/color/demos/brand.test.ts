import { expect, testDemo } from '#demo'

testDemo('a swatch gives its value, and tells the contrast of the theme guide', async ({ demo, page, t }) => {
  const primary = demo.getByRole('button', { name: t('主色') })
  await expect(primary).toContainText('3.4')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await primary.click()
  await expect(demo.getByRole('status')).toContainText('#2d8cf0')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#2d8cf0')
})
