import { expect, testDemo } from '#demo'

testDemo('stays as it was until the switch is confirmed', async ({ demo, page, t }) => {
  const [metric, imperial] = [demo.getByRole('radio', { name: t('公制') }), demo.getByRole('radio', { name: t('英制') })]
  await demo.getByText(t('英制')).click()
  await expect(page.getByText(t('切换单位？'))).toBeVisible()
  await expect(metric).toBeChecked()
  await page.getByRole('button', { name: t('不切换') }).click()
  await expect(metric).toBeChecked()

  await demo.getByText(t('英制')).click()
  await page.getByRole('button', { name: t('切换并换算') }).click()
  await expect(imperial).toBeChecked()
})
