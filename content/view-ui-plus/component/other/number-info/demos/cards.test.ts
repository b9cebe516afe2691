import { expect, testDemo } from '#demo'

testDemo('a failure concerns one cell, and the next attempt mends it', async ({ demo, t }) => {
  const totals = demo.locator('.ivu-number-info-total')
  await demo.getByRole('button').click()
  await expect(demo.locator('[aria-busy="true"]')).toHaveCount(1)
  await expect(demo.getByText(t('没有读到'))).toBeVisible()
  await expect(demo.getByText(t('没有数据'))).toBeVisible()
  await expect(totals).toHaveText(['128', '—', '—'])
  await demo.getByRole('button').click()
  await expect(totals).toHaveText(['128', '6', '—'])
})
