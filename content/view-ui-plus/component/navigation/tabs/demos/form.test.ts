import { expect, testDemo } from '#demo'

testDemo('submitting opens the first tab with a mistake', async ({ demo, t }) => {
  const submit = demo.getByRole('button', { name: t('上架'), exact: true })
  await submit.click()
  await expect(demo.getByText(t('请填写价格'))).toBeVisible()
  await demo.getByLabel(t('价格（元）')).fill('39')
  await demo.getByLabel(t('价格（元）')).blur()
  await submit.click()
  await expect(demo.getByText(t('请填写发货地'))).toBeVisible()
  await demo.getByLabel(t('发货地')).fill('Baoshan')
  await submit.click()
  await expect(demo.getByRole('status')).toHaveText(t('已上架'))
})
