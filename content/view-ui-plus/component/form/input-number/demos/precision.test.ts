import { expect, testDemo } from '#demo'

testDemo('lets people finish typing, then rounds', async ({ demo, page, t }) => {
  const field = demo.getByLabel(t('单价（元，10 元起）'))
  await field.click()
  await page.keyboard.press('ControlOrMeta+A')
  await field.pressSequentially('25.678')
  await expect(field).toHaveValue('25.678')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('25.68')
  await field.fill('3')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('10.00')
})
