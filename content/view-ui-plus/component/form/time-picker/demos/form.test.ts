import { expect, testDemo } from '#demo'

testDemo('wants a time and a span', async ({ demo, page, t }) => {
  const save = demo.getByRole('button', { name: t('保存') })
  await save.click()
  await expect(demo.getByText(t('请选择时间'))).toBeVisible()
  await expect(demo.getByText(t('请选择一段时间'))).toBeVisible()
  await demo.getByLabel(t('每天提醒')).fill('08:00')
  await page.keyboard.press('Tab')
  await demo.getByLabel(t('免打扰')).fill('12:00 - 13:30')
  await page.keyboard.press('Tab')
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveCount(0)
  await save.click()
  await expect(demo.getByRole('status')).toHaveText(t('已保存'))
})
