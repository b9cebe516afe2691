import { expect, testDemo } from '#demo'

testDemo('wants both, and whole days; 0 counts as an answer', async ({ demo, t }) => {
  const send = demo.getByRole('button')
  await send.click()
  await expect(demo.getByText(t('请填写金额'))).toBeVisible()
  await demo.getByLabel(t('报销金额（元）')).fill('0')
  await demo.getByLabel(t('出差天数')).fill('1.5')
  await demo.getByLabel(t('出差天数')).blur()
  await expect(demo.getByText(t('天数要是整数'))).toBeVisible()
  await demo.getByLabel(t('出差天数')).fill('2')
  await send.click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交'))
})
