import { expect, testDemo } from '#demo'

testDemo('Tab goes on to the next field and closes the list', async ({ demo, page, t, locale }) => {
  const items = demo.locator('.ivu-select-item:visible')
  await demo.getByLabel(t('职位')).pressSequentially(locale === 'zh-CN' ? '工程师' : 'engineer')
  await expect(items).toHaveCount(3)
  await expect(demo.getByRole('status')).toContainText('3')
  await page.keyboard.press('Tab')
  await expect(demo.getByLabel(t('公司'))).toBeFocused()
  await expect(items).toHaveCount(0)
})
