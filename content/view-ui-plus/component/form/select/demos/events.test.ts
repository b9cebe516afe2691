import { expect, testDemo } from '#demo'

testDemo('a choice passes its label, and leaving the list or clearing it is noticed', async ({ demo, page, t }) => {
  const [box, log] = [demo.locator('.ivu-select-selection'), demo.getByRole('log')]
  await box.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(log.locator('p')).toHaveText([`on-select ${t('团队版')}`, `on-change 2 ${t('团队版')}`])
  await box.hover()
  await demo.locator('.ivu-icon-ios-close-circle').click()
  await expect(log).toContainText('on-clear')
  await box.click()
  await log.click()
  await expect(log.locator('p').last()).toHaveText('on-clickoutside')
})
