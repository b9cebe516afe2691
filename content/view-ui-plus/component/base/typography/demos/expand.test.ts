import { expect, testDemo } from '#demo'

testDemo('opens and closes, and the focus stays with the button', async ({ demo, page, t }) => {
  const height = () => demo.locator('.ivu-typography').evaluate((element) => element.clientHeight)
  const short = await height()
  await demo.getByRole('button', { name: t('展开简介') }).click()
  await expect.poll(height).toBeGreaterThan(short)
  await expect(demo.getByRole('button', { name: t('收起简介') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(height).toBe(short)
})
