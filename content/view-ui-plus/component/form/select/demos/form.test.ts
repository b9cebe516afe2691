import { expect, testDemo } from '#demo'

testDemo('an empty form says what is missing, 0 counts as a choice', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('提交') }).click()
  await expect(demo.getByText(t('请选择优先级'))).toBeVisible()
  await expect(demo.getByText(t('至少选择一个模块'))).toBeVisible()

  const [level, modules] = [demo.locator('.ivu-select').first(), demo.locator('.ivu-select').last()]
  await level.locator('.ivu-select-selection').click()
  await level.locator('.ivu-select-item', { hasText: t('紧急') }).click()
  await modules.locator('.ivu-select-selection').click()
  await modules.locator('.ivu-select-item', { hasText: t('库存') }).click()
  await page.keyboard.press('Escape')
  await expect(demo.locator('.ivu-form-item-error-tip')).toHaveCount(0)
  await demo.getByRole('button', { name: t('提交') }).click()
  await expect(demo.getByRole('status')).toHaveText(t('已提交'))
})
