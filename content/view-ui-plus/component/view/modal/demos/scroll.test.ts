import { expect, testDemo } from '#demo'

testDemo('can be agreed to at the end of the text', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('阅读条款') }).click()
  const box = page.locator('.ivu-modal')
  const agree = box.getByRole('button', { name: t('同意') })
  await expect(agree).toBeDisabled()
  await box.getByRole('region').focus()
  await page.keyboard.press('End')
  await expect(agree).toBeEnabled()
  await agree.click()
  await expect(box).toBeHidden()
})
