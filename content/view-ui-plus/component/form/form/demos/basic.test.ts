import { expect, testDemo } from '#demo'

testDemo('Enter in a field submits, and the label names it', async ({ demo, page, t }) => {
  await demo.getByLabel(t('姓名')).fill('Nora')
  await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText('{"name":"Nora","city":"","way":"mail"}')
})
