import { expect, testDemo } from '#demo'

testDemo('the button opens the names of everyone', async ({ demo, page, t }) => {
  const name = demo.getByText(t('顾南乔'))
  await expect(name).toBeHidden()
  await demo.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(name).toBeVisible()
})
