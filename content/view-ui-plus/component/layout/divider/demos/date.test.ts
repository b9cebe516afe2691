import { expect, testDemo } from '#demo'

testDemo('a new day gets one line, whatever follows', async ({ demo, page, t }) => {
  const field = demo.getByRole('textbox')
  await field.fill('40')
  await page.keyboard.press('Enter')
  await field.fill('41')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('heading', { name: t('今天') })).toHaveCount(1)
  await expect(demo.locator('section').last().locator('.message')).toHaveText(['40', '41'])
})
