import { expect, testDemo } from '#demo'

testDemo('none is asked for, one star is enough', async ({ demo, t }) => {
  const send = demo.getByRole('button', { name: t('提交') })
  await send.click()
  await expect(demo.getByText(t('请先评分'))).toBeVisible()
  await demo.locator('.ivu-rate-star').first().click()
  await expect(demo.getByText(t('请先评分'))).toBeHidden()
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('谢谢'))
})
