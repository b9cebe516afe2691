import { expect, testDemo } from '#demo'

testDemo('Enter adds what is not there yet, and chooses it', async ({ demo, page, t }) => {
  const input = demo.getByRole('textbox')
  await input.click()
  await input.fill('v2')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-tag')).toHaveText([t('缺陷'), 'v2'])
  await expect(demo.locator('.ivu-select-item', { hasText: 'v2' })).toHaveCount(1)
})
