import { expect, testDemo } from '#demo'

testDemo('what is invalid stays in the form, what is saved is shown, and the focus comes back', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('编辑') }).click()
  const name = demo.getByLabel(t('店名'))
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(demo.getByText(t('请填写店名'))).toBeVisible()
  await name.fill('Atlas')
  await page.keyboard.press('Enter')
  await expect(demo.getByText('Atlas')).toBeVisible()
  await expect(demo.getByRole('button', { name: t('编辑') })).toBeFocused()
})
