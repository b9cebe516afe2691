import { expect, testDemo } from '#demo'

testDemo('adds one at a time until nobody is left', async ({ demo, t }) => {
  const add = demo.getByRole('button', { name: t('添加成员') })
  await add.click()
  await expect(demo.getByRole('status')).toContainText(t('周以宁'))
  await add.click()
  await expect(add).toBeDisabled()
  await expect(demo.locator('img')).toHaveCount(3)
})
