import { expect, testDemo } from '#demo'

testDemo('an end before the start is the next day', async ({ demo, page, t, locale }) => {
  const status = demo.getByRole('status')
  await expect(status).toHaveText(locale === 'zh-CN' ? '到第二天，共 8 小时' : '8 hours, until the next day')
  await demo.getByLabel(t('上班')).fill('05:30')
  await page.keyboard.press('Tab')
  await expect(status).toHaveText(locale === 'zh-CN' ? '共 0.5 小时' : '0.5 hours')
  await demo.getByLabel(t('下班')).fill('05:30')
  await page.keyboard.press('Tab')
  await expect(status).toHaveText(t('请选择不同的上班和下班时间'))
})
