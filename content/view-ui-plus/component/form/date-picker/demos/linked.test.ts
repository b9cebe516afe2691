import { expect, testDemo } from '#demo'

testDemo('the end cannot be before the start, and days are sent as days', async ({ demo, t }) => {
  const send = demo.getByRole('button', { name: t('申请休假') })
  await send.click()
  await expect(demo.getByText(t('请选择结束日期'))).toBeVisible()
  await demo.getByLabel(t('结束日期')).click()
  const day = (number: number) =>
    demo.locator('.ivu-date-picker-cells-cell:not([class*="-month"]):visible', { hasText: new RegExp(`^${number}$`) })
  await expect(day(8)).toHaveClass(/cell-disabled/)
  await day(13).click()
  await expect(demo.getByText(t('请选择结束日期'))).toBeHidden()
  await send.click()
  await expect(demo.getByRole('status')).toHaveText('{"start":"2026-03-09","end":"2026-03-13"}')
})
