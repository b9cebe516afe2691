import { expect, testDemo } from '#demo'

testDemo('a cell is saved when it is left, and has its old value again where that fails', async ({ demo, t }) => {
  const cell = demo.locator('.vxe-body--row').first().locator('td').nth(1)
  const field = demo.getByLabel(t('货位'))
  await cell.click()
  await field.fill('A-09')
  await demo.getByText(t('还没有改过')).click()
  await expect(demo.getByText(/：已保存|: saved/)).toBeVisible()
  await expect(cell).toHaveText('A-09')

  await demo.getByText(t('让请求失败')).click()
  await cell.click()
  await field.fill('Z-99')
  await demo.getByText(/：已保存|: saved/).click()
  await expect(demo.getByRole('alert').getByText(/已改回原来的值|old value/)).toBeVisible()
  await expect(cell).toHaveText('A-09')
})
