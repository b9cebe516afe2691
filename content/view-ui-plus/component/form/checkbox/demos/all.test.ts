import { expect, testDemo } from '#demo'

testDemo('one box ticks and unticks all, and knows about some', async ({ demo, t }) => {
  const all = demo.getByRole('checkbox').first()
  const columns = demo.getByRole('group', { name: t('导出的列') }).getByRole('checkbox')
  await expect(demo.locator('.ivu-checkbox-indeterminate')).toHaveCount(1)
  await all.press('Space')
  await expect(columns.and(demo.locator(':checked'))).toHaveCount(5)
  await columns.first().press('Space')
  await expect(all).not.toBeChecked()
  await expect(demo.locator('.ivu-checkbox-indeterminate')).toHaveCount(1)
  await all.press('Space')
  await all.press('Space')
  await expect(columns.and(demo.locator(':checked'))).toHaveCount(0)
})
