import { expect, testDemo } from '#demo'

testDemo('copies what is shown, or what stands in its place', async ({ demo, page, t }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const pasted = () => page.evaluate(() => navigator.clipboard.readText())
  await demo.locator('.ivu-typography-copy').first().click()
  await expect(demo.getByRole('status')).toHaveText(t('单号已复制'))
  expect(await pasted()).toBe('SF-2026-0305-1024')
  // What the first says of itself lies over the last.
  await page.mouse.move(0, 0)
  await demo.locator('.ivu-typography-copy').nth(1).click()
  await expect(demo.getByRole('status')).toHaveText(t('卡号已复制'))
  expect(await pasted()).toBe('6222020200112233')
  await page.mouse.move(0, 0)
  await demo.locator('.ivu-typography-copy').last().click()
  await expect(page.locator('.ivu-message').getByText(t('地址已复制，可以粘贴到导航里'))).toBeVisible()
  expect(await pasted()).toBe(t('昆明市翠湖南路 6 号'))
  // A message goes by itself; what is left of it would be seen as a trace.
  await expect(page.locator('.ivu-message-notice')).toHaveCount(0)
})
