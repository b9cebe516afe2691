import { expect, testDemo } from '#demo'

testDemo('begins with the present name, and Enter saves and closes', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('改名') }).click()
  const field = demo.getByLabel(t('新的名称'))
  await expect(field).toHaveValue(t('周报'))
  await field.fill('Atlas')
  await page.keyboard.press('Enter')
  await expect(demo.locator('.ivu-poptip-popper')).toBeHidden()
  await expect(demo.getByText('Atlas')).toBeVisible()
})
