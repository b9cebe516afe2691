import { expect, testDemo } from '#demo'

testDemo('lists fifty at most, whatever is searched for', async ({ demo }) => {
  const input = demo.getByRole('textbox')
  await expect(demo.locator('.ivu-select-item')).toHaveCount(50)
  await input.click()
  await input.fill('0999')
  await expect(demo.locator('.ivu-select-item')).toHaveCount(11)
  await demo.locator('.ivu-select-item', { hasText: 'SN-09990' }).click()
  await expect(input).toHaveValue('SN-09990')
})
