import { expect, testDemo } from '#demo'

testDemo('columns are shown and hidden, and the choice is stored', async ({ demo, page, t }) => {
  const titles = demo.locator('.ivu-table-header th')
  await expect(titles).toHaveText([t('订单号'), t('客户'), t('金额')])
  await demo.getByRole('checkbox').nth(2).check()
  await expect(titles).toHaveText([t('订单号'), t('客户'), t('电话'), t('金额')])
  await demo.getByRole('checkbox').nth(1).uncheck()
  await expect(titles).toHaveText([t('订单号'), t('电话'), t('金额')])
  expect(await page.evaluate(() => localStorage.getItem('order-columns'))).toBe('["id","amount","phone"]')
  await page.evaluate(() => localStorage.removeItem('order-columns'))
})
