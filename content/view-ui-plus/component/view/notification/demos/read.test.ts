import { expect, testDemo } from '#demo'

testDemo('a click marks one as read, clear empties that tab, and the bell counts', async ({ demo, page, t }) => {
  const bell = demo.locator('[aria-expanded]')
  await bell.click()
  await demo.getByText(t('江晚回复了你')).click()
  await expect(bell).toHaveAttribute('aria-label', /2/)
  await demo.locator('.ivu-notifications-tab-clear:visible').click()
  await expect(bell).toHaveAttribute('aria-label', /1/)
  await expect(demo.getByText(t('周以宁提到了你'))).toHaveCount(0)
  await page.mouse.click(900, 700)
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})
