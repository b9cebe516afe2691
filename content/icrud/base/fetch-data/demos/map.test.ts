import { expect, testDemo } from '#demo'

testDemo('page, order and filter reach the backend under its own names', async ({ demo, t }) => {
  const body = demo.locator('code')
  await expect(body).toHaveText('{"pageNo":0,"pageSize":5,"orderBy":null}')
  await demo.getByRole('button', { name: t('金额') }).click()
  await expect(body).toHaveText('{"pageNo":0,"pageSize":5,"orderBy":"amount"}')
  await demo.locator('.ivu-page-item', { hasText: '2' }).click()
  await expect(body).toHaveText('{"pageNo":1,"pageSize":5,"orderBy":"amount"}')
  await demo.getByLabel(t('订单号')).fill('NO-101')
  await demo.getByLabel(t('订单号')).press('Enter')
  await expect(body).toHaveText('{"pageNo":0,"pageSize":5,"keyword":"NO-101","orderBy":"amount"}')
})
