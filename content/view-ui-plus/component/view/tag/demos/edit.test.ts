import { expect, testDemo } from '#demo'

testDemo('Enter adds once, the cross takes one off, Backspace the last', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('兴趣'))
  const tags = demo.locator('.ivu-tag')
  for (let count = 0; count < 2; count += 1) {
    await field.fill('Go')
    await page.keyboard.press('Enter')
  }
  await expect(tags).toHaveText([t('徒步'), t('露营'), 'Go'])
  await tags.first().locator('.ivu-icon').click()
  await expect(tags).toHaveText([t('露营'), 'Go'])
  await field.focus()
  await page.keyboard.press('Backspace')
  await expect(tags).toHaveText([t('露营')])
})
