import { expect, testDemo } from '#demo'

testDemo('is stepped, typed and cleared', async ({ demo, t }) => {
  const field = demo.getByLabel(t('用餐人数'))
  await field.press('ArrowUp')
  await expect(field).toHaveValue('3')
  await demo.locator('.ivu-input-number').hover()
  await demo.locator('.ivu-input-number-handler-down').click()
  await expect(field).toHaveValue('2')
  await field.fill('40')
  await expect(field).toHaveValue('12')
  await field.fill('')
  await expect(demo.getByText(t('还没有填写'))).toBeVisible()
})
