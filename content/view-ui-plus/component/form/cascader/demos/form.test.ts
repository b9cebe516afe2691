import { expect, testDemo } from '#demo'

testDemo('a missing reason is told, a chosen one is sent', async ({ demo, t }) => {
  const send = demo.getByRole('button', { name: t('提交') })
  await send.click()
  await expect(demo.getByText(t('请选择退货原因'))).toBeVisible()
  await demo.getByLabel(t('退货原因')).click()
  for (const name of ['商品问题', '发错货']) await demo.locator('.ivu-cascader-menu-item', { hasText: t(name) }).click()
  await expect(demo.getByText(t('请选择退货原因'))).toBeHidden()
  await send.click()
  await expect(demo.getByRole('status')).toContainText('wrong')
})
