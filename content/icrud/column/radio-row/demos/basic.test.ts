import { expect, testDemo } from '#demo'

testDemo('one row is chosen, and stays so in another order', async ({ demo, t }) => {
  const rows = demo.locator('.ivu-table-tbody .ivu-table-row')
  const send = demo.getByRole('button', { name: t('从这里发货') })
  await expect(rows).toHaveCount(3)
  await expect(send).toBeDisabled()
  await rows.nth(0).locator('.icrud-tick').click()
  await rows.nth(2).locator('.icrud-tick').click()
  await expect(demo.getByRole('radio', { checked: true })).toHaveCount(1)
  const head = demo.getByRole('button', { name: t('距离') })
  await head.click()
  await head.click()
  await expect(rows.first()).toContainText(t('成都仓'))
  await expect(rows.first().getByRole('radio')).toBeChecked()
  await send.click()
  await expect(demo.getByText(/^(发货仓|Sent from)/)).toContainText(t('成都仓'))
})
